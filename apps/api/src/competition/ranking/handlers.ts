import type { contract } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';
import { getRankingHistory } from './get-history.ts';
import { getRanking } from './get-ranking.ts';
import { getRankingStarts } from './get-starts.ts';
import { rankingsOfPerson } from './rankings-of-person.ts';
import { saveRankingRules } from './save-rules.ts';
import { saveRankingStarts } from './save-starts.ts';
import { seedByRanking } from './seed-by-ranking.ts';

export const rankingHandlers: Handlers<typeof contract>['ranking'] = {
  get: getRanking,
  competitor: getRankingHistory,
  ofPerson: rankingsOfPerson,
  saveRules: saveRankingRules,
  starts: getRankingStarts,
  saveStarts: saveRankingStarts,
  seed: seedByRanking,
};
