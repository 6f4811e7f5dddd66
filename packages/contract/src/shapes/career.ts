import { competitionStates } from '@traip/engine/competition';
import { z } from 'zod';
import { teamRoles } from '../permissions/index.ts';
import { Id, Instant } from './fields.ts';
import { MatchRow } from './match-list.ts';
import { PlayerInBrief } from './player.ts';
import { followId } from './profile.ts';
import { awardKinds, Standing } from './standing.ts';
import { PlayerStatRow } from './statistics.ts';
import { TeamInBrief } from './team.ts';

const CompetitionNamed = z.object({
  id: Id,
  name: z.string(),
  season: z.string().nullable(),
  state: z.enum(competitionStates),
});

/** A team's position in a table of a competition. */
export const TablePlace = z
  .object({
    competition: CompetitionNamed,
    phase: z.string(),
    /** Null if the whole phase is one table. */
    group: z.string().nullable(),
    rank: z.number(),
    /** How many teams the table has. */
    of: z.number(),
    ...Standing.pick({ played: true, won: true, drawn: true, lost: true }).shape,
    ...Standing.pick({ for: true, against: true, points: true, form: true, isProvisional: true }).shape,
  })
  .meta({ id: 'tablePlace' });

export const careerLimits = { next: 5, last: 10, scorers: 10, competitions: 50 } as const;

/** A public team's past and future matches in public competitions. */
export const TeamCareer = z
  .object({
    live: z.array(MatchRow),
    next: z.array(MatchRow),
    /** The latest first. */
    last: z.array(MatchRow),
    /** For each competition its latest phase with a table; newest competition first. */
    places: z.array(TablePlace),
    scorers: z.array(PlayerStatRow),
    awards: z.array(z.object({ kind: z.enum(awardKinds), competition: CompetitionNamed, at: Instant })),
    /** Over all matches that count. */
    totals: z.object({
      played: z.number(),
      won: z.number(),
      drawn: z.number(),
      lost: z.number(),
      for: z.number(),
      against: z.number(),
    }),
  })
  .meta({ id: 'teamCareer' });

const counts = {
  matches: z.number(),
  goals: z.number(),
  assists: z.number(),
  ownGoals: z.number(),
  cards: z.number(),
  /** How often they were the best player of a match. */
  mvps: z.number(),
};

/** A person's figures for a team in a competition. */
export const PlayerSeason = z
  .object({ competition: CompetitionNamed, team: TeamInBrief, ...counts })
  .meta({ id: 'playerSeason' });

/** A person's record in public competitions; empty for people who are not public. */
export const PlayerCareer = z
  .object({ seasons: z.array(PlayerSeason), totals: z.object(counts) })
  .meta({ id: 'playerCareer' });

/** A person with a public name, with or without an account: only as much of the name as everyone can see. */
export const PersonPage = z
  .object({
    /** Differs from the requested id after a merge. With a user code the account has its own page. */
    person: PlayerInBrief,
    /** Private accounts show only their short name. */
    isPublic: z.boolean(),
    /** Whether search engines may list the page: whole names of adults. */
    isIndexed: z.boolean(),
    followId,
    teams: z.array(z.object({ team: TeamInBrief, role: z.enum(teamRoles) })),
    ...PlayerCareer.shape,
  })
  .meta({ id: 'personPage' });
