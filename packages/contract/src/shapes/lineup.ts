import { lineupActionNames, lineupStates } from '@traip/engine/match';
import { z } from 'zod';
import { Id, Instant, optionalText, Version } from './fields.ts';
import { IneligibilityReason } from './ineligibility.ts';
import { PlayerInBrief } from './player.ts';
import { TeamInBrief } from './team.ts';

const places = ['STARTER', 'BENCH'] as const;

/** More than any sport fields, and few enough to be read. */
const longestLineup = 80;

const LineupPlayer = z.object({
  playerId: Id,
  place: z.enum(places),
  shirt: z
    .number()
    .int()
    .min(0)
    .max(999)
    .nullish()
    .transform((value) => value ?? null),
  isGoalkeeper: z.boolean().default(false),
  isCaptain: z.boolean().default(false),
});

export const Substitution = z.object({
  off: Id,
  on: Id,
  period: z.number().int().min(1).max(99),
  minute: z.number().int().min(0).max(999),
  second: z.number().int().min(0).max(59).default(0),
});

const isEverybodyOnce = (players: readonly { readonly playerId: string }[]) =>
  new Set(players.map(({ playerId }) => playerId)).size === players.length;

/** Staff field somebody who is suspended or not eligible all the same: under protest, and they may say why. */
const forced = { force: z.boolean().default(false), protest: optionalText(300) };

/** Players per line, from the back, without the goalkeeper: the order of the starters fills it. */
const Formation = z
  .string()
  .trim()
  .max(20)
  .regex(/^\d{1,2}(-\d{1,2}){0,5}$/, 'FORMATION_INVALID');

const written = {
  /** Left out: as it was. */
  formation: Formation.nullable().optional(),
  players: z.array(LineupPlayer).max(longestLineup).refine(isEverybodyOnce, 'PLAYER_TWICE'),
  /** Null: nobody writes them down. */
  substitutions: z
    .array(Substitution)
    .max(200)
    .nullish()
    .transform((value) => value ?? null),
  ...forced,
};

export const NewLineup = z.object({ matchId: Id, teamId: Id, ...written }).meta({ id: 'lineupDto' });

export const LineupChange = z
  .object({ id: Id, ...written, version: Version })
  .meta({ id: 'updateLineupDto' });

export const LineupConfirmation = z
  .object({ ...forced, version: Version.optional() })
  .meta({ id: 'confirmLineupDto' });

/** Who plays for a team in a match. */
export const Lineup = z
  .object({
    id: Id,
    matchId: Id,
    team: TeamInBrief,
    state: z.enum(lineupStates),
    formation: z.string().nullable(),
    players: z.array(
      z.object({
        player: PlayerInBrief,
        place: z.enum(places),
        shirt: z.number().nullable(),
        isGoalkeeper: z.boolean(),
        isCaptain: z.boolean(),
      }),
    ),
    substitutions: z.array(Substitution).nullable(),
    confirmedAt: Instant.nullable(),
    version: z.number(),
  })
  .meta({ id: 'lineup' });

/** Somebody as they were in a lineup. */
const PlacedPlayer = z.object({
  playerId: Id,
  place: z.enum(places),
  shirt: z.number().nullable(),
  isGoalkeeper: z.boolean(),
  isCaptain: z.boolean(),
});

/** One thing that keeps a lineup from being confirmed. */
const LineupProblem = z.object({
  breach: z.string(),
  field: z.string(),
  playerId: Id.optional(),
  teamId: Id.optional(),
  shirt: z.number().optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  given: z.number().optional(),
  /** Why somebody may not play. */
  reasons: z.array(IneligibilityReason).readonly().optional(),
});

/** The lineup of a team as those see it who write it; who only looks finds no candidates and nothing to do. */
export const LineupDesk = z
  .object({
    lineup: Lineup.nullable(),
    candidates: z.array(
      z.object({
        player: PlayerInBrief,
        role: z.string(),
        /** The number they wear in this team, and where they play. */
        shirt: z.number().nullable(),
        position: z.string().nullable(),
        /** What keeps somebody out: matches still to be sat out. */
        suspension: z.object({ cause: z.string(), matchesLeft: z.number() }).nullable(),
        /** Plays for another team of the competition. */
        otherTeamId: Id.nullable(),
        /** Everything that keeps them from playing; empty: nothing does. */
        reasons: z.array(IneligibilityReason).readonly(),
      }),
    ),
    rules: z.object({
      onField: z.number().nullable(),
      bench: z.number(),
      minToStart: z.number(),
      goalkeeper: z.boolean(),
      captain: z.boolean(),
    }),
    /** What the field looks like follows from it. */
    sportVariantKey: z.string(),
    /** The last lineup that the team confirmed, to be repeated. */
    previous: z.object({ formation: z.string().nullable(), players: z.array(PlacedPlayer) }).nullable(),
    problems: z.array(LineupProblem),
    /** Whether who may not play is kept out, or only noted. */
    isEnforced: z.boolean(),
    /** Whether the caller may let them play all the same, under protest. */
    mayForce: z.boolean(),
    actions: z.array(z.enum(lineupActionNames)),
  })
  .meta({ id: 'lineupDesk' });

/** Both lineups as everybody sees them: from an hour before kick-off on. */
export const FullLineups = z
  .object({
    matchId: Id,
    publicFrom: Instant.nullable(),
    home: Lineup.nullable(),
    away: Lineup.nullable(),
  })
  .meta({ id: 'fullLineups' });
