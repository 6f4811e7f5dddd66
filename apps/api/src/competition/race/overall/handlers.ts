import type { raceRankingCalls } from '@traip/contract';
import type { Handlers } from '../../../platform/routing/handler.ts';
import { listRaceRankings } from './list-race-rankings.ts';
import { getTable } from './page/get-table.ts';
import { createRaceRanking } from './settings/create-race-ranking.ts';
import { deleteRaceRanking } from './settings/delete-race-ranking.ts';
import { updateRaceRanking } from './settings/update-race-ranking.ts';

export const raceRankingHandlers: Handlers<{ raceRanking: typeof raceRankingCalls }> = {
  raceRanking: {
    list: listRaceRankings,
    create: createRaceRanking,
    update: updateRaceRanking,
    delete: deleteRaceRanking,
    table: getTable,
  },
};
