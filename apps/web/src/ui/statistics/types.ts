import type { CallReply, statisticsCalls } from '@traip/contract';

export type LeaderListsView = CallReply<(typeof statisticsCalls)['leaders']>['lists'];
export type RankedPlayers = LeaderListsView[number]['rows'];
export type SideStatsView = CallReply<(typeof statisticsCalls)['sideStats']>;
