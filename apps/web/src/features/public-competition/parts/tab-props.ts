import type { PublicCompetitionData, SearchParams } from './load.ts';

export interface TabProps {
  readonly competition: PublicCompetitionData;
  readonly searchParams: SearchParams;
}
