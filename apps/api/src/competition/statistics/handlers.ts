import type { contract } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';
import { playerStats } from './player-stats.ts';
import { ruleOnSuspension } from './rule-on-suspension.ts';
import { suspensions } from './suspensions.ts';

export const statisticsHandlers: Handlers<typeof contract>['statistics'] = {
  playerStats,
  suspensions,
  ruleOnSuspension,
};
