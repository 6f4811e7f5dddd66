import { refuse, type weighInCalls } from '@traip/contract';
import { logAction } from '../../platform/audit/log-action.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { updateCompetitionRow } from '../competition/queries.ts';
import { withStaffCompetitionLock } from '../competition/with-competition-lock.ts';
import { toGrams, weightRefusal } from './class-of.ts';
import { hasFixtures, listWeights, saveClass } from './queries.ts';
import { weighInReply } from './weigh-in-reply.ts';
import { weightsRefusal } from './weights-refusal.ts';

/** Until the draw, and never in conflict with a recorded weight. */
export const setWeightClass: Handler<typeof weighInCalls.setClass> = (context, { params, body }) =>
  withStaffCompetitionLock(context, 'competitions.manage', params.competitionId, async (trx, competition) => {
    const unweighable = await weightsRefusal(trx, competition);
    if (unweighable) return unweighable;
    if (await hasFixtures(trx, competition.id)) return refuse('ALREADY_DRAWN');
    const { weightClass, isRequired } = body;
    const { above = null, upTo = null } = weightClass ?? {};
    const limits = {
      weightAbove: above === null ? null : toGrams(above),
      weightUpTo: upTo === null ? null : toGrams(upTo),
    };
    for (const { grams } of await listWeights(trx, competition.id)) {
      const refusal = weightRefusal(limits, grams, 'weightClass');
      if (refusal) return refusal;
    }
    await saveClass(trx, competition, { ...limits, weighInRequired: isRequired });
    await updateCompetitionRow(trx, context.scope, competition.id);
    const subject = {
      subjectKind: 'COMPETITION',
      subjectId: competition.id,
      competitionId: competition.id,
    } as const;
    await logAction(trx, context, {
      ...subject,
      action: 'WEIGHT_CLASS_SET',
      details: { weightClass, isRequired },
    });
    return (await weighInReply(trx, context.scope, competition.id)) ?? refuse('NOT_FOUND');
  });
