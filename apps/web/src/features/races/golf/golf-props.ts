import type { RaceData } from '../data/use-races.ts';
import type { Golf } from './use-golf-summary.ts';

/** A tournament on the desk. */
export interface GolfProps {
  readonly competitionId: string;
  readonly race: RaceData;
  readonly golf: Golf;
  readonly mayTime: boolean;
}
