import { z } from 'zod';
import { Id, Instant, optionalText } from './fields.ts';
import { Substitution } from './lineup.ts';

/** Who did something: a person, whoever held a scorer link, or the platform itself. */
export const Doer = z
  .object({
    kind: z.enum(['PERSON', 'SCORER_LINK', 'PLATFORM']),
    /** Of the person, or the label of the link. */
    name: z.string().nullable(),
    /** In the organisation, or else in the team; null: in neither any more. */
    role: z.string().nullable(),
  })
  .meta({ id: 'doer' });

/** Somebody who may be named in an event. Through a scorer link names are as the public page shows them. */
const DeskPlayer = z
  .object({
    playerId: Id,
    name: z.string(),
    avatarUrl: z.string().nullable(),
    shirt: z.number().nullable(),
    /** As the team wrote it: "Goalkeeper". */
    position: z.string().nullable(),
    /** Null without a lineup. */
    place: z.enum(['STARTER', 'BENCH']).nullable(),
    isGoalkeeper: z.boolean(),
    isCaptain: z.boolean(),
    /** By the lineup and its substitutions; null: nobody wrote that down. */
    isOnField: z.boolean().nullable(),
    /** Sent off, or out by fouls. */
    isOut: z.boolean(),
    /** Has to sit this match out. */
    isSuspended: z.boolean(),
  })
  .meta({ id: 'deskPlayer' });

/** The people of one team at the desk. */
export const DeskTeam = z
  .object({
    teamId: Id,
    /** LINEUP: only those of the confirmed lineup may be named. SQUAD: everybody in the team. */
    source: z.enum(['LINEUP', 'SQUAD']),
    /** In the order of the lineup: starters first; a squad by name. */
    players: z.array(DeskPlayer),
    /** Those beside the field, who can be carded too. */
    staff: z.array(z.object({ playerId: Id, name: z.string(), role: z.string(), isOut: z.boolean() })),
    /** Null: nobody writes them down. */
    substitutions: z.array(Substitution).nullable(),
    /** Whether the caller may substitute now. */
    maySubstitute: z.boolean(),
  })
  .meta({ id: 'deskTeam' });

/** One player for another. Told again it is the same one; `undo` takes it back. */
export const SubstitutionToRegister = z
  .object({ matchId: Id, teamId: Id, ...Substitution.shape, undo: z.boolean().default(false) })
  .meta({ id: 'substitutionDto' });

/** Who gave the assist of a goal; null takes it back. */
export const AssistChoice = z
  .object({ matchId: Id, eventId: Id, relatedPlayerId: Id.nullable() })
  .meta({ id: 'assistDto' });

/** The best player of the match, as the referee sees it; null takes the choice back. */
export const MvpChoice = z.object({ matchId: Id, playerId: Id.nullable() }).meta({ id: 'mvpDto' });

export const NewScorerLink = z.object({
  matchId: Id,
  hours: z.number().int().min(1).max(72).default(12),
  /** Whom it is for: "Mesa, pista 2". */
  label: optionalText(60),
});

const link = { id: Id, label: z.string().nullable(), createdAt: Instant, expiresAt: Instant };

/** Shown once: the address is stored nowhere. */
export const ScorerLink = z.object({ ...link, url: z.string(), svg: z.string() }).meta({ id: 'scorerLink' });

/** The links of a match, latest first. */
export const ScorerLinks = z
  .object({
    links: z.array(
      z.object({
        ...link,
        createdBy: z.string(),
        lastUsedAt: Instant.nullable(),
        revokedAt: Instant.nullable(),
        state: z.enum(['OPEN', 'EXPIRED', 'REVOKED']),
        /** What was recorded through it and still counts. */
        events: z.number(),
      }),
    ),
  })
  .meta({ id: 'scorerLinks' });
