import { insertAuditEntry } from '../../../platform/audit/queries.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import type { LicenceRecord } from '../licences/queries.ts';
import { listEntriesOf } from './queries.ts';

interface LicenceLog {
  readonly action: 'LICENCES_SUBMITTED' | 'LICENCES_CHANGED' | 'LICENCES_EXPIRED' | 'LICENCES_REPLACED';
  /** Null: the platform. */
  readonly by: string | null;
  readonly at: Date;
}

/** One entry for each team in each competition. */
export async function logLicences(
  trx: Trx,
  licences: readonly LicenceRecord[],
  { action, by, at }: LicenceLog,
): Promise<void> {
  for (const [competitionId, inCompetition] of Map.groupBy(licences, (licence) => licence.competitionId)) {
    const byTeam = Map.groupBy(inCompetition, ({ teamId }) => teamId);
    for (const { id: subjectId, teamId } of await listEntriesOf(trx, competitionId, [...byTeam.keys()])) {
      const own = byTeam.get(teamId) ?? [];
      await insertAuditEntry(trx, {
        organisationId: own[0]?.organisationId ?? '',
        competitionId,
        subjectKind: 'PARTICIPATION',
        subjectId,
        action,
        details: { teamId, count: own.length, licences: own.map(({ id }) => id) },
        byUser: by,
        at,
      });
    }
  }
}
