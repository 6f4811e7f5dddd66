import type { IsoDate } from '../calendar/dated/problem.ts';

/** Minutes of a day during which a field is taken. */
export interface BusySpan {
  /** The number of the field, from 0. */
  readonly field: number;
  readonly day: IsoDate;
  readonly from: number;
  readonly to: number;
}

/** Opening hours of a ground, in minutes since midnight. */
interface OpenHours {
  /** Only for this field; without it, for all of them. */
  readonly field?: number;
  readonly weekday: number;
  readonly from: number;
  readonly to: number;
}

/** The organiser’s requirements for when and where to play. Times are local. */
export interface TimetablePreferences {
  readonly firstDay: IsoDate;
  /** The weekdays to play on; 1 is Monday. */
  readonly weekdays: readonly number[];
  /** The first and the last kick-off of a day. */
  readonly firstKickOff: string;
  readonly lastKickOff: string;
  /** Minutes from one kick-off to the next on the same field. */
  readonly every: number;
  /**
   * Minutes a match takes, if the next one starts on the same field before it is over, as on a golf course.
   * By default, as long as the field is reserved.
   */
  readonly lasts?: number;
  readonly fields: number;
  /** Minutes of rest for a side between two matches of one day, beyond the match time. */
  readonly rest: number;
  /** PACKED: as many matches a day as fit. ROUNDS: one round at a time, a match per side. */
  readonly pace: 'PACKED' | 'ROUNDS';
  /**
   * When all earlier matches are over: nothing kicks off before, and by rounds no started matchday is used.
   */
  readonly after?: { readonly day: IsoDate; readonly minutes: number };
  readonly closedDates?: readonly IsoDate[];
  readonly taken?: readonly BusySpan[];
  /** If empty or absent, the ground is always open. */
  readonly openings?: readonly OpenHours[];
}

/** A match that needs an hour and a field. */
export interface TimetableMatch {
  readonly id: string;
  /** The index of its phase, and its key within it. */
  readonly phase: number;
  readonly key: string;
  /** Counted over the whole competition: the rounds of a phase come after those of the previous phase. */
  readonly round: number;
  /** Its known sides. */
  readonly sides: readonly string[];
  /** The matches that determine its sides, or must be played before it. */
  readonly after: readonly string[];
  /** The main final: played last, and on the first field. */
  readonly isFinal: boolean;
}

export interface Placed {
  readonly match: string;
  readonly day: IsoDate;
  /** Minutes since midnight. */
  readonly from: number;
  /** The number of the field, from 0. */
  readonly field: number;
}
