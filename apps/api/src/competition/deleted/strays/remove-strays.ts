import { insertAuditEntry } from '../../../platform/audit/queries.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import { listStrays, removeStrays } from './queries.ts';

interface Moment {
  readonly before: Date;
  readonly at: Date;
}

/** Removes people whom nobody needs any more, and says so in the log of their club. Returns the keys of their pictures. */
export async function removeStrayPeople(trx: Trx, { before, at }: Moment): Promise<string[]> {
  const strays = await listStrays(trx, before);
  if (strays.length === 0) return [];
  await removeStrays(
    trx,
    strays.map(({ id }) => id),
  );
  for (const [subjectId, ofTeam] of Map.groupBy(strays, ({ teamId }) => teamId)) {
    const organisationId = ofTeam[0]?.organisationId ?? null;
    if (organisationId === null) continue;
    await insertAuditEntry(trx, {
      organisationId,
      byUser: null,
      at,
      subjectKind: 'TEAM',
      subjectId,
      action: 'STRAYS_REMOVED',
      details: { count: ofTeam.length },
    });
  }
  return strays.flatMap(({ photoKey }) => photoKey ?? []);
}
