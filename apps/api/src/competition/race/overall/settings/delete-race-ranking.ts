import type { raceRankingCalls } from '@traip/contract';
import { logAction } from '../../../../platform/audit/log-action.ts';
import type { Handler } from '../../../../platform/routing/handler.ts';
import { deleteRaceRankingRow } from './queries.ts';
import { publishTableChange, raceRankingSubject, withRaceRanking } from './with-race-ranking.ts';

export const deleteRaceRanking: Handler<typeof raceRankingCalls.delete> = (context, { params }) =>
  withRaceRanking(context, params, async (trx, record) => {
    // Before the deletion, because the log needs its name.
    await logAction(trx, context, { ...raceRankingSubject(record), action: 'DELETED' });
    await deleteRaceRankingRow(trx, record.id);
    await publishTableChange(trx, context, record);
    return { deleted: true as const };
  });
