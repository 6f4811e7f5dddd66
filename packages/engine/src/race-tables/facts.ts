import type { Status } from '../ranking/status.ts';

/** A race of a table whose results count. */
export interface CountedRace {
  readonly id: string;
  /** Hundredths of time trials tell apart who is level, and nobody gets a bonus in one. */
  readonly isTimeTrial: boolean;
}

/** What somebody did in one race. */
export interface Start {
  readonly raceId: string;
  /** Who it is, the same in every race. */
  readonly who: string;
  /** Milliseconds, as they count; other kinds of marks are not added up. */
  readonly mark: number | null;
  readonly status: Status | null;
  readonly place: number | null;
  readonly genderPlace: number | null;
  readonly categoryPlace: number | null;
  readonly gender: string | null;
  readonly band: string | null;
  readonly birthYear: number | null;
  readonly club: string | null;
  /** Seconds off on the road, and seconds that the jury added. */
  readonly bonus: number;
  readonly penalty: number;
  /** Points at intermediate sprints, and on climbs. */
  readonly sprintPoints: number;
  readonly climbPoints: number;
}

/** What one race gave, or one runner of a team; null: nothing. */
export interface TableCell {
  readonly value: number | null;
  readonly place: number | null;
  readonly status: Status | null;
  /** False: dropped, or only takes places from others. */
  readonly counts: boolean;
}

export interface TableRow {
  /** A person, or a club. */
  readonly id: string;
  readonly position: number;
  /** Points, milliseconds or a sum of places; null of those who are out. */
  readonly total: number | null;
  /** Why somebody is out. */
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
 * SERIES: points for places over several races. GENERAL, POINTS, MOUNTAINS and STAGE_TEAMS: the tables of a stage race.
 * TEAMS: clubs by the places of their first runners in one race. CLUBS: clubs by the points of their people.
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

/** Whose places give points: those over all, of a gender, or of an age group of a gender. */
export const pointsBases = ['ALL', 'GENDER', 'CATEGORY'] as const;

export interface TableRules {
  readonly points: readonly number[];
  readonly pointsBy: (typeof pointsBases)[number];
  readonly best: number | null;
  readonly minStarts: number;
  readonly countback: boolean;
  readonly lastRace: boolean;
  readonly deadHeat: 'SHARE' | 'MEAN';
  /** A disqualification is a result that may not be dropped. */
  readonly keepsDisqualified: boolean;
  /** Seconds off for the first, second, … of a stage on the road. */
  readonly bonus: readonly number[];
  /** Only those born in this year or later. */
  readonly bornFrom: number | null;
  readonly score: number | null;
  readonly count: number;
  readonly tiebreak: 'NEXT' | 'LAST';
  readonly sumTimes: boolean;
  readonly gender: string | null;
}
