import type { Asked, PublicCompetitionData } from './load.ts';

/** What every tab is given. */
export interface TabProps {
  readonly competition: PublicCompetitionData;
  readonly asked: Asked;
}
