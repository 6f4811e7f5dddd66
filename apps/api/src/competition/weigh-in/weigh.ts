import { refuse, type weighInCalls } from '@traip/contract';
import { logAction } from '../../platform/audit/log-action.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { isOver } from '../competition/reply/progress.ts';
import { withStaffCompetitionLock } from '../competition/with-competition-lock.ts';
import { findParticipation } from '../entry/queries.ts';
import { toGrams, weightRefusal } from './class-of.ts';
import { deleteWeight, saveWeight } from './queries.ts';
import { weighInReply } from './weigh-in-reply.ts';
import { weightsRefusal } from './weights-refusal.ts';

/** Only staff and the person see the weight: the audit log records that they were weighed, not the number. */
export const weigh: Handler<typeof weighInCalls.weigh> = (context, { params, body: { teamId, kg } }) =>
  withStaffCompetitionLock(
    context,
    'competitions.manage',
    params.competitionId,
    async (trx, competition, actor) => {
      const { id: competitionId } = competition;
      if (isOver(competition)) return refuse('COMPETITION_OVER');
      const entry = await findParticipation(trx, { ...actor, competitionId, teamId });
      if (entry?.status !== 'ACCEPTED') return refuse('NOT_ENTERED', { field: 'teamId' });
      const unweighable = await weightsRefusal(trx, competition);
      if (unweighable) return unweighable;
      if (kg === null) await deleteWeight(trx, competitionId, teamId);
      else {
        const grams = toGrams(kg);
        const refusal = weightRefusal(competition, grams, 'kg');
        if (refusal) return refusal;
        await saveWeight(trx, { competitionId, teamId, grams, at: context.now(), byUser: actor.userId });
      }
      const subject = { subjectKind: 'PARTICIPATION', subjectId: entry.id, competitionId } as const;
      const action = kg === null ? 'WEIGH_IN_TAKEN_BACK' : 'WEIGHED_IN';
      await logAction(trx, context, { ...subject, action, details: { teamId } });
      return (await weighInReply(trx, context.scope, competitionId)) ?? refuse('NOT_FOUND');
    },
  );
