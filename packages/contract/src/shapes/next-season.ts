import { competitionStates } from '@traip/engine/competition';
import { algorithmKeys } from '@traip/engine/formats';
import { z } from 'zod';
import { competitionFields } from './competition.ts';
import { Id, IsoDate } from './fields.ts';
import { name } from './name.ts';
import { genders, Season } from './season-and-category.ts';
import { TeamInBrief } from './team.ts';

const days = { startsOn: z.iso.date().nullable(), endsOn: z.iso.date().nullable() };

const moving = z.number().int().min(0).max(100);

/** A competition stands below another one of its season: so many go up to it, and so many come down from it. */
const Above = z.object({ competitionId: Id, up: moving, down: moving });

const OldTeam = z.object({
  team: TeamInBrief,
  /** In the final table; null: there was none. */
  position: z.number().nullable(),
  /** The group of the table, where there were several. */
  group: z.string().nullable(),
  isWithdrawn: z.boolean(),
});

const OldCompetition = z.object({
  id: Id,
  name: z.string(),
  /** With its years advanced. */
  nextName: z.string(),
  state: z.enum(competitionStates),
  category: z.object({ id: Id, name: z.string(), gender: z.enum(genders) }),
  /** Whether the positions are final. */
  isFinal: z.boolean(),
  maxTeams: z.number().nullable(),
  phases: z.array(
    z.object({
      name: z.string(),
      algorithm: z.enum(algorithmKeys).nullable(),
      params: z.record(z.string(), z.json()),
    }),
  ),
  above: Above.nullable(),
  /** Nobody said what stands above it: the names do. */
  isAboveGuessed: z.boolean(),
  copies: z.object({
    /** Whether its rules ask for licences, and of how many people it had any. */
    registration: z.boolean(),
    people: z.number(),
    questions: z.number(),
    calendar: z.boolean(),
  }),
  teams: z.array(OldTeam),
});

const moveReasons = ['UP', 'DOWN', 'STAYS', 'LEVEL', 'WITHDREW'] as const;

/** Where the final tables send a team. */
const ProposedMove = z.object({
  teamId: Id,
  fromId: Id,
  /** Null: it does not play on. */
  toId: Id.nullable(),
  position: z.number().nullable(),
  why: z.enum(moveReasons),
});

/** What the next season of a season would be. */
export const NextSeasonPreview = z
  .object({
    season: Season,
    proposed: z.object({ name: z.string(), ...days }),
    /** Those that somebody has started from this one already. */
    continuedBy: z.array(z.object({ id: Id, name: z.string() })),
    competitions: z.array(OldCompetition),
    moves: z.array(ProposedMove),
  })
  .meta({ id: 'nextSeasonPreview' });

const maxCompetitions = 100;

/** A team that exists, or one to be made; in the order of the list they are seeded. */
const NextTeam = z.union([z.object({ id: Id }), z.object({ name: name(80, 'TEAM_NAME_REQUIRED') })]);

const NextCompetition = z.object({
  /** The competition of the old season that it continues. */
  fromId: Id,
  name: competitionFields.name,
  teams: z.array(NextTeam).max(1024),
  /** By the competition of the old season. */
  above: Above.nullish().transform((value) => value ?? null),
});

export const NextSeason = z
  .object({
    /** Chosen by who asks: the same one again makes nothing twice. */
    requestId: Id,
    name: name(60, 'SEASON_NAME_REQUIRED'),
    startsOn: IsoDate.nullish().transform((value) => value ?? null),
    endsOn: IsoDate.nullish().transform((value) => value ?? null),
    competitions: z.array(NextCompetition).min(1, 'REQUIRED').max(maxCompetitions),
    /** Whether who played last season and still may is drafted again. */
    copySquads: z.boolean().default(true),
  })
  .refine(({ startsOn, endsOn }) => !startsOn || !endsOn || startsOn <= endsOn, {
    path: ['endsOn'],
    error: 'ENDS_BEFORE_IT_STARTS',
  })
  .meta({ id: 'nextSeason' });

export const StartedSeason = z
  .object({
    season: Season,
    competitions: z.array(
      z.object({
        id: Id,
        fromId: Id,
        name: z.string(),
        teams: z.number(),
        /** Drafts of people who played last season. */
        licences: z.number(),
      }),
    ),
  })
  .meta({ id: 'startedSeason' });
