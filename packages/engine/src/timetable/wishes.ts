import type { IsoDate } from '../calendar/dated/problem.ts';

/** Minutes of a day in which a field is not free. */
export interface TakenSpan {
  /** The number of the field, from 0. */
  readonly field: number;
  readonly day: IsoDate;
  readonly from: number;
  readonly to: number;
}

/** When a ground is open, in minutes since midnight. */
interface OpenHours {
  /** Only this field; without it, all of them. */
  readonly field?: number;
  readonly weekday: number;
  readonly from: number;
  readonly to: number;
}

/** What an organiser says when asked when and where. Times are local. */
export interface TimetableWishes {
  readonly firstDay: IsoDate;
  /** The days of the week on which it is played; 1 is Monday. */
  readonly weekdays: readonly number[];
  /** The first and the last kick-off of a day. */
  readonly firstKickOff: string;
  readonly lastKickOff: string;
  /** Minutes from one kick-off to the next on the same field. */
  readonly every: number;
  /**
   * Minutes that a match takes, where the next one begins on the same field before it is over: on a golf course. Left out: as
   * long as the field is kept.
   */
  readonly lasts?: number;
  readonly fields: number;
  /** Minutes that a side rests between two matches of one day, beyond the time of a match. */
  readonly rest: number;
  /** PACKED: as many matches a day as fit. ROUNDS: one round at a time, a match per side. */
  readonly pace: 'PACKED' | 'ROUNDS';
  /**
   * When everything that was played before is over: nothing kicks off earlier, and by rounds nothing is played in a
   * matchday that has begun.
   */
  readonly after?: { readonly day: IsoDate; readonly minutes: number };
  readonly closedDates?: readonly IsoDate[];
  readonly taken?: readonly TakenSpan[];
  /** Without any, the ground is open whenever somebody wants to play. */
  readonly openings?: readonly OpenHours[];
}

/** A match that needs an hour and a field. */
export interface TimetableMatch {
  readonly id: string;
  /** The number of its phase, from 0, and its key in it. */
  readonly phase: number;
  readonly key: string;
  /** Of the whole competition: the rounds of a phase stand after those of the phase before it. */
  readonly round: number;
  /** Who is known to play in it. */
  readonly sides: readonly string[];
  /** The matches that decide who plays in it, or that must be played before it. */
  readonly after: readonly string[];
  /** The match that everybody came for is played last, and on the first field. */
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
