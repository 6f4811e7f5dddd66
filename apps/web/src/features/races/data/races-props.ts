/** Which words a screen says: a race, or golf. */
export type RaceWords = 'GOLF' | 'RACE';

/** What of a competition its races need to know. */
export interface RacesProps {
  readonly competitionId: string;
  /** Golf has its own words, and cards instead of marks. */
  readonly kind: RaceWords;
  readonly mayManage: boolean;
  readonly mayTime: boolean;
  /** The address of this tab, to which a race can be added. */
  readonly address: string;
}
