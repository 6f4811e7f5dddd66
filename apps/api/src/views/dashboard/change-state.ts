import { type dashboardCalls, isRefusal, refuse } from '@traip/contract';
import { competitionReply } from '../../competition/competition/competition-reply.ts';
import { moverOf } from '../../competition/competition/reply/next-states.ts';
import { withStaffCompetitionLock } from '../../competition/competition/with-competition-lock.ts';
import { moveCompetition } from '../../competition/state/move-competition.ts';
import { movePhase } from '../../competition/state/move-phase.ts';
import { notifyCompetitionMoved } from '../../notification/notify/competition/queries.ts';
import { insertAuditEntry } from '../../platform/audit/queries.ts';
import type { Handler } from '../../platform/routing/handler.ts';

/** Moves a competition of the organisation in the path, or one of its phases. */
export const changeState: Handler<typeof dashboardCalls.changeState> = (context, { body }) => {
  const { competitionId, phaseId, state: to, reason } = body;
  return withStaffCompetitionLock(
    context,
    'competitions.manage',
    competitionId,
    async (trx, competition, { role, organisationId, userId }) => {
      const by = moverOf(role);
      if (by === null) return refuse('FORBIDDEN');
      const move = { to, reason, by, at: context.now() };
      const effects =
        phaseId === undefined
          ? await moveCompetition(trx, competition, move)
          : await movePhase(trx, competition, phaseId, move);
      if (isRefusal(effects)) return effects;
      await insertAuditEntry(trx, {
        organisationId,
        competitionId,
        subjectId: phaseId ?? competitionId,
        subjectKind: phaseId === undefined ? 'COMPETITION' : 'PHASE',
        action: 'STATE_CHANGED',
        details: { to, reason, ...effects },
        byUser: userId,
        at: move.at,
      });
      if (phaseId === undefined)
        await notifyCompetitionMoved(trx, { competitionId, to, by: userId, at: move.at });
      return competitionReply(trx, { organisationId, role }, competitionId);
    },
  );
};
