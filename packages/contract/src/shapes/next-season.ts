import { competitionStates } from '@traip/engine/competition';
import { algorithmKeys } from '@traip/engine/formats';
import { z } from 'zod';
import { genders } from '../category-choices.ts';
import { competitionFields } from './competition.ts';
import { Id, IsoDate } from './fields.ts';
import { name } from './name.ts';
import { Season } from './season-and-category.ts';
import { TeamInBrief } from './team.ts';

const days = { startsOn: z.iso.date().nullable(), endsOn: z.iso.date().nullable() };

const moving = z.number().int().min(0).max(100);

/** A competition below another one of its season: how many teams go up to it, and how many come down. */
const Above = z.object({ competitionId: Id, up: moving, down: moving });

const OldTeam = z.object({
  team: TeamInBrief,
  /** In the final table; null if there was none. */
  position: z.number().nullable(),
  /** The group of the table, if there were several. */
  group: z.string().nullable(),
  isWithdrawn: z.boolean(),
});

const OldCompetition = z.object({
  id: Id,
  name: z.string(),
  /** With the years in it advanced. */
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
  /** Whether the competition above was guessed from the names. */
  isAboveGuessed: z.boolean(),
  copies: z.object({
    /** Whether its rules require licences, and how many people had one. */
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

/** A preview of the next season. */
export const NextSeasonPreview = z
  .object({
    season: Season,
    proposed: z.object({ name: z.string(), ...days }),
    /** Seasons already started from this one. */
    continuedBy: z.array(z.object({ id: Id, name: z.string() })),
    competitions: z.array(OldCompetition),
    moves: z.array(ProposedMove),
  })
  .meta({ id: 'nextSeasonPreview' });

const maxCompetitions = 100;

/** An existing team, or one to be created; the list is in seeding order. */
const NextTeam = z.union([z.object({ id: Id }), z.object({ name: name(80, 'TEAM_NAME_REQUIRED') })]);

const NextCompetition = z.object({
  /** The competition of the old season that it continues. */
  fromId: Id,
  name: competitionFields.name,
  teams: z.array(NextTeam).max(1024),
  /** Refers to a competition of the old season. */
  above: Above.nullish().transform((value) => value ?? null),
});

export const NextSeason = z
  .object({
    /** Chosen by the caller: sent again, it creates nothing twice. */
    requestId: Id,
    name: name(60, 'SEASON_NAME_REQUIRED'),
    startsOn: IsoDate.nullish().transform((value) => value ?? null),
    endsOn: IsoDate.nullish().transform((value) => value ?? null),
    competitions: z.array(NextCompetition).min(1, 'REQUIRED').max(maxCompetitions),
    /** Whether people who played last season and are still eligible are drafted again. */
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
