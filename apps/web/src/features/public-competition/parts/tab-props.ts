import type { SearchParams, PublicCompetitionData } from './load.ts';

/** What every tab is given. */
export interface TabProps {
  readonly competition: PublicCompetitionData;
  readonly searchParams: SearchParams;
}
