import { insertAuditEntry } from '../../platform/audit/queries.ts';
import type { OpenList } from './open-list.ts';

/** Logs that there was a request, but not who asked whom. */
export async function logPartner(
  { trx, competition, actor, at }: OpenList,
  action: 'PARTNER_WANTED' | 'PARTNER_NOT_WANTED' | 'PARTNER_ASKED' | 'PARTNER_ANSWERED',
): Promise<void> {
  await insertAuditEntry(trx, {
    organisationId: actor.organisationId,
    competitionId: competition.id,
    subjectKind: 'COMPETITION',
    subjectId: competition.id,
    action,
    details: {},
    byUser: actor.userId,
    at,
  });
}
