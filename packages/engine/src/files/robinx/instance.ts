/**
 * A timetabling problem in RobinX terms (Van Bulck, Goossens, Schönberger and Guajardo, 2020). Teams and
 * slots are numbered from 0; a slot is a round of a compact season or a day of a relaxed one.
 */
export interface RobinxInstance {
  readonly name: string;
  readonly teams: readonly string[];
  readonly slots: readonly string[];
  /** How often each pair of teams meets. */
  readonly legs: number;
  /** Compact: every team plays in every slot (except one bye if their number is odd). */
  readonly isCompact: boolean;
  /** Phased: each half of the season is a single round robin. */
  readonly isPhased: boolean;
  readonly constraints: readonly Constraint[];
}

export type Venue = 'H' | 'A' | 'HA';

interface Weighed {
  readonly isHard: boolean;
  readonly penalty: number;
}

interface Limits {
  readonly min: number;
  readonly max: number;
}

/** How often each of the teams plays at a venue within the slots: place and team availability. */
export interface Ca1 extends Weighed, Limits {
  readonly kind: 'CA1';
  readonly teams: readonly number[];
  readonly slots: readonly number[];
  readonly venue: Venue;
}

/** How often each of the teams meets the rivals within the slots. */
export interface Ca2 extends Weighed, Limits {
  readonly kind: 'CA2';
  readonly teams: readonly number[];
  readonly rivals: readonly number[];
  readonly slots: readonly number[];
  readonly venue: Venue;
  readonly isPerSlot: boolean;
}

/** How often each of the teams meets the rivals in every stretch of slots: rest and runs of home matches. */
export interface Ca3 extends Weighed, Limits {
  readonly kind: 'CA3';
  readonly teams: readonly number[];
  readonly rivals: readonly number[];
  readonly venue: Venue;
  readonly stretch: number;
}

/** How often the teams together meet the rivals within the slots, or in every one of them: shared grounds. */
export interface Ca4 extends Weighed, Limits {
  readonly kind: 'CA4';
  readonly teams: readonly number[];
  readonly rivals: readonly number[];
  readonly slots: readonly number[];
  readonly venue: Venue;
  readonly isPerSlot: boolean;
}

/** How many of the named matches are played within the slots. */
export interface Ga1 extends Weighed, Limits {
  readonly kind: 'GA1';
  readonly meetings: readonly (readonly [home: number, away: number])[];
  readonly slots: readonly number[];
}

/** How many breaks each of the teams has in the slots. */
export interface Br1 extends Weighed {
  readonly kind: 'BR1';
  readonly teams: readonly number[];
  readonly slots: readonly number[];
  readonly venue: Venue;
  readonly max: number;
}

/** How many breaks the teams have in total in the slots. */
export interface Br2 extends Weighed {
  readonly kind: 'BR2';
  readonly teams: readonly number[];
  readonly slots: readonly number[];
  readonly venue: Venue;
  readonly max: number;
}

/** The allowed difference in home matches between two teams after each slot. */
export interface Fa2 extends Weighed {
  readonly kind: 'FA2';
  readonly teams: readonly number[];
  readonly slots: readonly number[];
  readonly venue: Venue;
  readonly max: number;
}

/** How many slots must lie between two matches of the same pair. */
export interface Se1 extends Weighed, Limits {
  readonly kind: 'SE1';
  readonly teams: readonly number[];
}

export type Constraint = Ca1 | Ca2 | Ca3 | Ca4 | Ga1 | Br1 | Br2 | Fa2 | Se1;

/** One match of a timetable. */
export interface TimedMatch {
  readonly home: number;
  readonly away: number;
  readonly slot: number;
}

/** A published timetable, with the values its author claims. */
export interface RobinxSolution {
  readonly matches: readonly TimedMatch[];
  readonly claim: { readonly infeasibility: number; readonly objective: number } | null;
}

/** Why a RobinX document cannot be read. */
export type RobinxBreach =
  | { readonly breach: 'NOT_ROBINX'; readonly expected: 'Instance' | 'Solution' }
  | { readonly breach: 'CONSTRAINT_UNKNOWN'; readonly kind: string }
  | { readonly breach: 'VALUE_INVALID'; readonly element: string; readonly attribute: string };
