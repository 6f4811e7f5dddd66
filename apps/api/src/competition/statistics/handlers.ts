import type { contract } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';
import { boxScore } from './box-score.ts';
import { leaders } from './leaders.ts';
import { playerStats } from './player-stats.ts';
import { ruleOnSuspension } from './rule-on-suspension.ts';
import { sideStats } from './side-stats.ts';
import { suspensions } from './suspensions.ts';

export const statisticsHandlers: Handlers<typeof contract>['statistics'] = {
  playerStats,
  leaders,
  sideStats,
  boxScore,
  suspensions,
  ruleOnSuspension,
};
