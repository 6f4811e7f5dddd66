import { lineupActionNames, lineupStates } from '@traip/engine/match';
import { z } from 'zod';
import { Id, Instant, optionalText, Version } from './fields.ts';
import { IneligibilityReason } from './ineligibility.ts';
import { PlayerInBrief } from './player.ts';
import { TeamInBrief } from './team.ts';

const places = ['STARTER', 'BENCH'] as const;

/** More than any sport needs. */
const maxLineupPlayers = 80;

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

const hasUniquePlayers = (players: readonly { readonly playerId: string }[]) =>
  new Set(players.map(({ playerId }) => playerId)).size === players.length;

/** Staff field suspended or ineligible people anyway, under protest, optionally with a reason. */
const forced = { force: z.boolean().default(false), protest: optionalText(300) };

/** Players per line, from the back, without the goalkeeper: the starters fill it in order. */
const Formation = z
  .string()
  .trim()
  .max(20)
  .regex(/^\d{1,2}(-\d{1,2}){0,5}$/, 'FORMATION_INVALID');

const lineupFields = {
  /** Kept if omitted. */
  formation: Formation.nullable().optional(),
  players: z.array(LineupPlayer).max(maxLineupPlayers).refine(hasUniquePlayers, 'PLAYER_TWICE'),
  /** Null: not recorded. */
  substitutions: z
    .array(Substitution)
    .max(200)
    .nullish()
    .transform((value) => value ?? null),
  ...forced,
};

export const NewLineup = z.object({ matchId: Id, teamId: Id, ...lineupFields }).meta({ id: 'lineupDto' });

export const LineupChange = z
  .object({ id: Id, ...lineupFields, version: Version })
  .meta({ id: 'updateLineupDto' });

export const LineupConfirmation = z
  .object({ ...forced, version: Version.optional() })
  .meta({ id: 'confirmLineupDto' });

/** The lineup of a team in a match. */
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

/** A person in a lineup. */
const PlacedPlayer = z.object({
  playerId: Id,
  place: z.enum(places),
  shirt: z.number().nullable(),
  isGoalkeeper: z.boolean(),
  isCaptain: z.boolean(),
});

/** One problem that prevents confirming a lineup. */
const LineupProblem = z.object({
  breach: z.string(),
  field: z.string(),
  playerId: Id.optional(),
  teamId: Id.optional(),
  shirt: z.number().optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  given: z.number().optional(),
  /** Why a person may not play. */
  reasons: z.array(IneligibilityReason).readonly().optional(),
});

/** The lineup of a team for its editors; viewers get no candidates and no actions. */
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
        /** The suspension that keeps them out: matches still to be sat out. */
        suspension: z.object({ cause: z.string(), matchesLeft: z.number() }).nullable(),
        /** Another team of the competition that they play for. */
        otherTeamId: Id.nullable(),
        /** Everything that keeps them from playing; empty if nothing does. */
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
    /** Determines what the field looks like. */
    sportVariantKey: z.string(),
    /** The team's last confirmed lineup, to be reused. */
    previous: z.object({ formation: z.string().nullable(), players: z.array(PlacedPlayer) }).nullable(),
    problems: z.array(LineupProblem),
    /** Whether ineligible people are kept out, or only noted. */
    isEnforced: z.boolean(),
    /** Whether the caller may let them play anyway, under protest. */
    mayForce: z.boolean(),
    actions: z.array(z.enum(lineupActionNames)),
  })
  .meta({ id: 'lineupDesk' });

/** Both lineups, public from an hour before kick-off. */
export const FullLineups = z
  .object({
    matchId: Id,
    publicFrom: Instant.nullable(),
    home: Lineup.nullable(),
    away: Lineup.nullable(),
  })
  .meta({ id: 'fullLineups' });
