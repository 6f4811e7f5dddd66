import type { Status } from '../ranking/status.ts';

/** A race whose results count in a table. */
export interface CountedRace {
  readonly id: string;
  /** In time trials hundredths separate level riders, and there are no bonuses. */
  readonly isTimeTrial: boolean;
}

/** A participant’s result in one race. */
export interface Start {
  readonly raceId: string;
  /** The person, with the same id in every race. */
  readonly who: string;
  /** Counting milliseconds; other kinds of marks are not added up. */
  readonly mark: number | null;
  readonly status: Status | null;
  readonly place: number | null;
  readonly genderPlace: number | null;
  readonly categoryPlace: number | null;
  readonly gender: string | null;
  readonly band: string | null;
  readonly birthYear: number | null;
  readonly club: string | null;
  /** Bonus seconds on the road, and penalty seconds added by the jury. */
  readonly bonus: number;
  readonly penalty: number;
  /** Points at intermediate sprints and climbs. */
  readonly sprintPoints: number;
  readonly climbPoints: number;
}

/** What one race, or one runner of a team, contributed; null for nothing. */
export interface TableCell {
  readonly value: number | null;
  readonly place: number | null;
  readonly status: Status | null;
  /** False if dropped, or if it only displaces others. */
  readonly counts: boolean;
}

export interface TableRow {
  /** A person, or a club. */
  readonly id: string;
  readonly position: number;
  /** Points, milliseconds or a sum of places; null if out. */
  readonly total: number | null;
  /** Why the person or club is out. */
  readonly status: Status | null;
  readonly gender: string | null;
  readonly band: string | null;
  readonly place: number | null;
  readonly genderPlace: number | null;
  readonly bandPlace: number | null;
  readonly categoryPlace: number | null;
  readonly cells: readonly (TableCell | null)[];
}

/**
 * SERIES: points for places over several races. GENERAL, POINTS, MOUNTAINS and STAGE_TEAMS: the tables of a
 * stage race. TEAMS: clubs by the places of their first runners in one race. CLUBS: clubs by their members’
 * points.
 */
export const tableKinds = [
  'SERIES',
  'GENERAL',
  'POINTS',
  'MOUNTAINS',
  'STAGE_TEAMS',
  'TEAMS',
  'CLUBS',
] as const;
export type TableKind = (typeof tableKinds)[number];

/** Which places give points: overall, by gender, or by age group and gender. */
export const pointsBases = ['ALL', 'GENDER', 'CATEGORY'] as const;

export interface TableRules {
  readonly points: readonly number[];
  readonly pointsBy: (typeof pointsBases)[number];
  readonly best: number | null;
  readonly minStarts: number;
  readonly countback: boolean;
  readonly lastRace: boolean;
  readonly deadHeat: 'SHARE' | 'MEAN';
  /** Whether a disqualification is a result that cannot be dropped. */
  readonly keepsDisqualified: boolean;
  /** Bonus seconds for the first, second, … of a road stage. */
  readonly bonus: readonly number[];
  /** Only people born in this year or later. */
  readonly bornFrom: number | null;
  readonly score: number | null;
  readonly count: number;
  readonly tiebreak: 'NEXT' | 'LAST';
  readonly sumTimes: boolean;
  readonly gender: string | null;
}
