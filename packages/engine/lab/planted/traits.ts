import type { MatchLimit } from '../../src/calendar/dated/problem.ts';
import type { Random } from '../../src/chance/index.ts';

const HOUR = 60;

/** The traits of a season, before anything is placed. */
export interface Traits {
  readonly teams: number;
  /** The days of the season per round: the fewer, the denser. */
  readonly pace: number;
  /** How many weekdays a team may play at home on; 7 is any day. */
  readonly weekdays: number;
  /** The number of kick-offs per evening. */
  readonly times: number;
  /** How many teams share one ground. */
  readonly perGround: number;
  /** The percentage of dates a ground has beyond those it needs. */
  readonly spareDates: number;
  /** The percentage of a team’s free days that are blackouts. */
  readonly blackouts: number;
  /** How many days a match may move to either side of its planted place; 0 means no window. */
  readonly window: number;
  readonly rest: number;
  readonly stretches: readonly MatchLimit[];
  readonly returnGap: number;
  readonly derbies: number;
  /** The percentage of locked matches. */
  readonly locked: number;
  /** Whether the usual preferences count: they draw the search away from a complete calendar. */
  readonly hasPreferences: boolean;
}

/** Draws the traits of a season: small or large, with many spare dates or hardly any. */
export function drawTraits(random: Random): Traits {
  const one = <T>(...of: readonly [T, ...T[]]): T => of[random.below(of.length)] ?? of[0];
  const teams = 8 + random.below(13);
  const pace = one(4, 5, 7, 9);
  return {
    teams,
    pace,
    weekdays: one(2, 3, 7),
    times: one(1, 1, 2),
    perGround: one(1, 1, 2, 3),
    spareDates: one(0, 3, 8, 15, 30),
    blackouts: one(0, 20, 40, 60, 75),
    window: one(0, 0, 0, 21, 35),
    rest: one(0, 24, 48) * HOUR,
    stretches: [
      { days: 4, max: 2 },
      ...one<readonly MatchLimit[]>([], [{ days: pace * 2, max: 3 }], [{ days: pace * 4, max: 5 }]),
    ],
    returnGap: one(0, 14, 28, (teams - 1) * pace),
    derbies: one(0, 2, 4),
    locked: one(0, 0, 10),
    hasPreferences: one(false, false, true),
  };
}
