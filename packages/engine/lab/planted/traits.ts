import type { MatchLimit } from '../../src/calendar/dated/problem.ts';
import type { Random } from '../../src/chance/index.ts';

const HOUR = 60;

/** What a season is like, before anything is placed. */
export interface Traits {
  readonly teams: number;
  /** The days of the season for each round of it: the fewer, the denser. */
  readonly pace: number;
  /** On how many days of the week a team may be at home; 7 is any day. */
  readonly weekdays: number;
  /** How many kick-offs an evening has. */
  readonly times: number;
  /** How many teams share one ground. */
  readonly perGround: number;
  /** How many dates a ground has beyond those it needs, in hundredths. */
  readonly spareDates: number;
  /** Of the days on which a team does not play, how many it cannot play, in hundredths. */
  readonly blackouts: number;
  /** How many days a match may move to either side of where it stands; 0 is no window. */
  readonly window: number;
  readonly rest: number;
  readonly stretches: readonly MatchLimit[];
  readonly returnGap: number;
  readonly derbies: number;
  /** How many matches are locked where they stand, in hundredths. */
  readonly locked: number;
  /** Whether the usual wishes count too: they draw the search away from a whole calendar. */
  readonly hasWishes: boolean;
}

/** Draws the traits of a season: small or large, with many dates or hardly more than it needs. */
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
    hasWishes: one(false, false, true),
  };
}
