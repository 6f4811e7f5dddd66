import { type raceRankingCalls, refuse } from '@traip/contract';
import { logAction } from '../../../../platform/audit/log-action.ts';
import { withChange } from '../../../../platform/db/with-change.ts';
import type { Handler } from '../../../../platform/routing/handler.ts';
import { findRaceNames, findRaceRanking } from '../reply/queries.ts';
import { raceRankingReply } from '../reply/race-ranking-reply.ts';
import { recomputeTables } from '../table/recompute-tables.ts';
import { updateRaceRankingRow } from './queries.ts';
import { settingsRefusal } from './why-not.ts';
import { publishTableChange, raceRankingSubject, withRaceRanking } from './with-race-ranking.ts';

export const updateRaceRanking: Handler<typeof raceRankingCalls.update> = (context, { params, body }) =>
  withRaceRanking(context, params, async (trx, record) => {
    const { version, ...change } = body;
    if (version !== record.version) return refuse('STALE_VERSION');
    const { name, kind, raceIds, rules } = withChange(record, change);
    const names = await findRaceNames(trx, params.competitionId);
    const wrong = settingsRefusal({ kind, raceIds, rules }, names);
    if (wrong) return wrong;
    await updateRaceRankingRow(trx, record.id, {
      name,
      raceIds: raceIds && JSON.stringify(raceIds),
      rules: JSON.stringify(rules),
    });
    await recomputeTables(trx, params.competitionId);
    await logAction(trx, context, { ...raceRankingSubject(record), action: 'UPDATED' });
    await publishTableChange(trx, context, record);
    const after = await findRaceRanking(trx, params.competitionId, record.id);
    return after ? raceRankingReply(after, names) : refuse('NOT_FOUND');
  });
