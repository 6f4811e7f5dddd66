import { type RankingRulesChange, type Read, type rankingCalls, refuse } from '@traip/contract';
import { isRaced } from '@traip/engine';
import { logAction } from '../../platform/audit/log-action.ts';
import type { RatingRules } from '../../platform/db/competition-tables.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { completeFinalPlaces } from '../progression/index.ts';
import { withTraipLock } from '../traip/row/with-traip-lock.ts';
import { listUnplaced } from './facts/queries.ts';
import { saveRating } from './queries.ts';
import { rulesReply } from './ranking-reply.ts';

export const saveRankingRules: Handler<typeof rankingCalls.saveRules> = (context, { body }) =>
  withTraipLock(context, body.traipId, async (trx, traip) => {
    const rating = ratingOf(body);
    if (rating !== null && isRaced(traip.sportKey))
      return refuse('RANKING_NEEDS_MATCHES', { field: 'method' });
    // Competitions that ended before points were used get their final places now.
    if (rating?.method === 'POINTS')
      await completeFinalPlaces(trx, await listUnplaced(trx, traip.id), context.now());
    await saveRating(trx, context.scope, traip.id, rating);
    const subject = { subjectKind: 'TRAIP', subjectId: traip.id } as const;
    await logAction(trx, context, { ...subject, action: 'RANKING_SET', details: { method: body.method } });
    return rulesReply(rating);
  });

function ratingOf({ method, points, best }: Read<typeof RankingRulesChange>): RatingRules | null {
  if (method === 'NONE') return null;
  return method === 'POINTS' ? { method, points, best } : { method };
}
