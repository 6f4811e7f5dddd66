import { z } from 'zod';
import { Id } from './fields.ts';
import { TeamInBrief } from './team.ts';

/** The champion's position after a round of the deciding table. */
const ChampionRound = z.object({
  round: z.number(),
  rank: z.number(),
  points: z.number(),
  /** Null if the champion did not play. */
  result: z.enum(['W', 'D', 'L']).nullable(),
  matchId: Id.nullable(),
});

/** How a finished competition was won, with its other awards. */
export const SeasonStory = z
  .object({
    champion: TeamInBrief.nullable(),
    /** Empty if a knockout decided. */
    rounds: z.array(ChampionRound),
    /** The longest winning run; null if no table decided. */
    longestRun: z.object({ wins: z.number(), teams: z.array(TeamInBrief) }).nullable(),
    /** The cards of the teams of the deciding table. */
    cards: z.array(z.object({ teamId: Id, yellow: z.number(), red: z.number() })),
  })
  .meta({ id: 'seasonStory' });
