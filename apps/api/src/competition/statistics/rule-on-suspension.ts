import { refuse, type statisticsCalls } from '@traip/contract';
import { notifySuspensions } from '../../notification/notify/suspension/queries.ts';
import { insertAuditEntry } from '../../platform/audit/queries.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { withStaffCompetitionLock } from '../competition/with-competition-lock.ts';
import { refreshTeamSuspensions } from '../suspension/refresh-suspensions.ts';
import { findSuspension, saveRuling } from './rulings/queries.ts';
import { suspensionReply } from './suspension-reply.ts';

/** A ruling belongs to the card event, so reopening the match doesn't affect it. */
export const ruleOnSuspension: Handler<typeof statisticsCalls.ruleOnSuspension> = (context, { body }) => {
  const { competitionId, suspensionId, matches, reason } = body;
  return withStaffCompetitionLock(
    context,
    'competitions.manage',
    competitionId,
    async (trx, _competition, actor) => {
      const found = await findSuspension(trx, competitionId, suspensionId);
      if (!found) return refuse('NOT_FOUND');
      const { userId: decidedBy, organisationId } = actor;
      const { originEventId: eventId, originMatchId, playerId } = found;
      const decidedAt = context.now();
      await saveRuling(trx, {
        competitionId,
        eventId,
        organisationId,
        matches,
        reason,
        decidedBy,
        decidedAt,
      });
      await refreshTeamSuspensions(trx, competitionId, [found.teamId]);
      await insertAuditEntry(trx, {
        organisationId,
        competitionId,
        subjectKind: 'MATCH',
        subjectId: originMatchId,
        action: matches === null ? 'SUSPENSION_LIFTED' : 'SUSPENSION_RULED',
        details: { eventId, playerId, old: found.matches, matches, reason },
        byUser: decidedBy,
        at: decidedAt,
      });
      await notifySuspensions(trx, { matchId: originMatchId, by: decidedBy, at: decidedAt });
      const after = await findSuspension(trx, competitionId, suspensionId);
      return after ? suspensionReply(after, true) : refuse('NOT_FOUND');
    },
  );
};
