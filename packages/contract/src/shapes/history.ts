import { competitionStates } from '@traip/engine/competition';
import { z } from 'zod';
import { Id } from './fields.ts';
import { TeamInBrief } from './team.ts';

const Podium = z.array(z.object({ place: z.number(), team: TeamInBrief }));

/** The seasons of a Traip with their winners, and all titles. */
export const TraipHistory = z
  .object({
    seasons: z.array(
      z.object({
        id: Id,
        name: z.string(),
        startsOn: z.iso.date().nullable(),
        endsOn: z.iso.date().nullable(),
        competitions: z.array(
          z.object({
            id: Id,
            name: z.string(),
            category: z.string(),
            state: z.enum(competitionStates),
            podium: Podium,
          }),
        ),
      }),
    ),
    /** How often a team came first, second and third; the most first places first. */
    titles: z.array(
      z.object({ team: TeamInBrief, first: z.number(), second: z.number(), third: z.number() }),
    ),
  })
  .meta({ id: 'traipHistory' });

/** The same competition in all seasons, newest first, itself included. */
export const CompetitionSeasons = z
  .object({
    seasons: z.array(
      z.object({
        id: Id,
        name: z.string(),
        season: z.string(),
        state: z.enum(competitionStates),
        champion: TeamInBrief.nullable(),
      }),
    ),
  })
  .meta({ id: 'competitionSeasons' });
