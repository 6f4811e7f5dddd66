import type { PublicCompetitionData, SearchParams } from '../../public-matches/index.ts';

export interface TabProps {
  readonly competition: PublicCompetitionData;
  readonly searchParams: SearchParams;
}
