import { randomUUIDv7 } from 'node:crypto';
import { type raceRankingCalls, raceRankingLimits, refuse } from '@traip/contract';
import { isRaced } from '@traip/engine';
import { logAction } from '../../../../platform/audit/log-action.ts';
import type { Handler } from '../../../../platform/routing/handler.ts';
import { findVariantOfCategory } from '../../../competition/queries.ts';
import { withStaffCompetitionLock } from '../../../competition/with-competition-lock.ts';
import { findRaceNames, findRaceRanking, listRaceRankings } from '../reply/queries.ts';
import { raceRankingReply } from '../reply/race-ranking-reply.ts';
import { recomputeTables } from '../table/recompute-tables.ts';
import { insertRaceRankings } from './queries.ts';
import { settingsRefusal } from './why-not.ts';
import { publishTableChange, raceRankingSubject } from './with-race-ranking.ts';

export const createRaceRanking: Handler<typeof raceRankingCalls.create> = (context, { params, body }) => {
  const { competitionId } = params;
  return withStaffCompetitionLock(context, 'competitions.manage', competitionId, async (trx, competition) => {
    const { organisationId, traipId, categoryId } = competition;
    const before = await listRaceRankings(trx, competitionId);
    if (before.length >= raceRankingLimits.tables) return refuse('TOO_MANY_RANKINGS');
    const names = await findRaceNames(trx, competitionId);
    const wrong = settingsRefusal(body, names);
    if (wrong) return wrong;
    const variant = await findVariantOfCategory(trx, traipId, categoryId);
    if (variant === undefined || !isRaced(variant)) return refuse('NOT_A_RACE_SPORT');
    const id = randomUUIDv7();
    const place = { id, organisationId, competitionId, position: (before.at(-1)?.position ?? 0) + 1 };
    await insertRaceRankings(trx, [{ ...place, ...body, createdAt: context.now() }]);
    await recomputeTables(trx, competitionId);
    await logAction(trx, context, { ...raceRankingSubject(place), action: 'CREATED' });
    await publishTableChange(trx, context, place);
    const record = await findRaceRanking(trx, competitionId, id);
    return record ? raceRankingReply(record, names) : refuse('NOT_FOUND');
  });
};
