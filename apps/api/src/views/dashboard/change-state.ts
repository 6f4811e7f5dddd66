import { type dashboardCalls, isRefusal, refuse } from '@traip/contract';
import { competitionSeenFrom } from '../../competition/competition/competition-reply.ts';
import { writeRecord } from '../../competition/competition/records/queries.ts';
import { moverOf } from '../../competition/competition/reply/next-states.ts';
import { asStaffUnderLock } from '../../competition/competition/under-lock.ts';
import { moveCompetition } from '../../competition/state/move-competition.ts';
import { movePhase } from '../../competition/state/move-phase.ts';
import { tellOfCompetition } from '../../notification/news/competition/queries.ts';
import type { Handler } from '../../platform/routing/handler.ts';

/** Moves a competition of the organisation in the path, or one of its phases. */
export const changeState: Handler<typeof dashboardCalls.changeState> = (context, { body }) => {
  const { competitionId, phaseId, state: to, reason } = body;
  return asStaffUnderLock(
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
      await writeRecord(trx, {
        organisationId,
        competitionId,
        subjectId: phaseId ?? competitionId,
        subjectKind: phaseId === undefined ? 'COMPETITION' : 'PHASE',
        action: 'STATE_CHANGED',
        details: { to, reason, ...effects },
        byUser: userId,
        at: move.at,
      });
      if (phaseId === undefined) await tellOfCompetition(trx, { competitionId, to, by: userId, at: move.at });
      return competitionSeenFrom(trx, { organisationId, role }, competitionId);
    },
  );
};
