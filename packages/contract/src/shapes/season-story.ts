import { z } from 'zod';
import { Id } from './fields.ts';
import { TeamInBrief } from './team.ts';

/** The champion after a round of the table that decided. */
const ChampionRound = z.object({
  round: z.number(),
  rank: z.number(),
  points: z.number(),
  /** Null where the champion did not play. */
  result: z.enum(['W', 'D', 'L']).nullable(),
  matchId: Id.nullable(),
});

/** How a competition that is over was won, and what else was earned in it. */
export const SeasonStory = z
  .object({
    champion: TeamInBrief.nullable(),
    /** None where a knock-out decided. */
    rounds: z.array(ChampionRound),
    /** The most matches won in a row; null where no table decided. */
    longestRun: z.object({ wins: z.number(), teams: z.array(TeamInBrief) }).nullable(),
    /** The cards of the teams of the deciding table. */
    cards: z.array(z.object({ teamId: Id, yellow: z.number(), red: z.number() })),
  })
  .meta({ id: 'seasonStory' });
