import { insertAuditEntry } from '../../../platform/audit/queries.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import { listStrays, removeStrays } from './queries.ts';

interface Moment {
  readonly before: Date;
  readonly at: Date;
}

/** Removes unused people, and logs it in their organisation. Returns the keys of their pictures. */
export async function removeStrayPeople(trx: Trx, { before, at }: Moment): Promise<string[]> {
  const strays = await listStrays(trx, before);
  if (strays.length === 0) return [];
  await removeStrays(
    trx,
    strays.map(({ id }) => id),
  );
  const byEntry = Map.groupBy(strays, ({ teamId, organisationId }) => teamId ?? organisationId);
  for (const [subjectId, group] of byEntry) {
    const { teamId = null, organisationId = null } = group[0] ?? {};
    if (organisationId === null || subjectId === null) continue;
    await insertAuditEntry(trx, {
      organisationId,
      byUser: null,
      at,
      subjectKind: teamId === null ? 'ORGANISATION' : 'TEAM',
      subjectId,
      action: 'STRAYS_REMOVED',
      details: { count: group.length },
    });
  }
  return strays.flatMap(({ photoKey }) => photoKey ?? []);
}
