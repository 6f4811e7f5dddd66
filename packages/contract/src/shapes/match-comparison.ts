import { z } from 'zod';
import { Look } from './look.ts';
import { MatchRow } from './match-list.ts';
import { Standing } from './standing.ts';

export const comparisonLimits = { form: 5, meetings: 5 } as const;

const ranks = z.object({ home: z.number().nullable(), away: z.number().nullable() });

/** A table row near one of the two sides, without data that depends on the whole table. */
export const NearbyStanding = Standing.omit({
  decidedBy: true,
  why: true,
  tie: true,
  outlook: true,
  clinched: true,
  eliminated: true,
}).meta({ id: 'nearbyStanding' });

/** A comparison of the two sides of a match: form, positions and earlier meetings. */
export const MatchComparison = z
  .object({
    /** What each side played before this match, in all public competitions of the sport; the latest first. */
    form: z.object({ home: z.array(MatchRow), away: z.array(MatchRow) }),
    /** Every earlier match between the two: how many each won, and the latest ones. */
    meetings: z.object({
      home: z.number(),
      drawn: z.number(),
      away: z.number(),
      last: z.array(MatchRow),
    }),
    /** Before the match, with its current score, or right after it; null in a knockout. */
    table: z
      .object({
        group: z.string().nullable(),
        /** How many rows the whole table has. */
        of: z.number(),
        rows: z.array(NearbyStanding),
        /** The ranks that they had without this match; null until it starts. */
        before: ranks.nullable(),
      })
      .nullable(),
    /** The other matches of the same tie, in order. */
    legs: z.array(MatchRow),
    /** Whether each side is a team that anyone can follow. */
    followable: z.object({ home: z.boolean(), away: z.boolean() }),
    /** The organisation of the competition. */
    look: Look,
  })
  .meta({ id: 'matchComparison' });
