import type { matchDeskCalls } from '@traip/contract';
import { insertAuditEntry } from '../../../platform/audit/queries.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { assignmentRefusal } from '../desk/actor.ts';
import { withMatchLock } from '../desk/locked-match.ts';
import { revokeLink } from './queries.ts';

/** Allowed in every state of the match, and idempotent. */
export const revokeScorerLink: Handler<typeof matchDeskCalls.revokeScorerLink> = (context, { params }) =>
  withMatchLock(context, { matchId: params.matchId, depth: 'MATCH' }, async (trx, { match, actor, at }) => {
    const refusal = assignmentRefusal(actor);
    if (refusal) return refusal;
    const { organisationId, competitionId, id: matchId } = match;
    const wasOpen = await revokeLink(trx, match, { id: params.linkId, matchId, now: at });
    if (wasOpen)
      await insertAuditEntry(trx, {
        organisationId,
        competitionId,
        subjectKind: 'MATCH',
        subjectId: matchId,
        action: 'SCORER_LINK_REVOKED',
        details: { revoked: params.linkId },
        byUser: actor.userId,
        at,
      });
    return { revoked: true };
  });
