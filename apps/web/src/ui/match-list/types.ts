import type { MatchPage, Write } from '@traip/contract';

export type MatchItemView = Write<typeof MatchPage>['items'][number];
