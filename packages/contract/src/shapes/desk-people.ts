import { z } from 'zod';
import { Id, Instant, optionalText } from './fields.ts';
import { Substitution } from './lineup.ts';

/** Who did something: a person, the holder of a scorer link, or the platform itself. */
export const Doer = z
  .object({
    kind: z.enum(['PERSON', 'SCORER_LINK', 'PLATFORM']),
    /** The name of the person, or the label of the link. */
    name: z.string().nullable(),
    /** The role in the organisation, or else in the team; null: no longer in either. */
    role: z.string().nullable(),
  })
  .meta({ id: 'doer' });

/** A person who may be named in an event. Through a scorer link, names are as on the public page. */
const DeskPlayer = z
  .object({
    playerId: Id,
    name: z.string(),
    avatarUrl: z.string().nullable(),
    shirt: z.number().nullable(),
    /** In the team's words: "Goalkeeper". */
    position: z.string().nullable(),
    /** Null without a lineup. */
    place: z.enum(['STARTER', 'BENCH']).nullable(),
    isGoalkeeper: z.boolean(),
    isCaptain: z.boolean(),
    /** By the lineup and its substitutions; null: not recorded. */
    isOnField: z.boolean().nullable(),
    /** Sent off, or out by fouls. */
    isOut: z.boolean(),
    /** Suspended for this match. */
    isSuspended: z.boolean(),
  })
  .meta({ id: 'deskPlayer' });

/** The people of one team at the desk. */
export const DeskTeam = z
  .object({
    teamId: Id,
    /** LINEUP: only people in the confirmed lineup may be named. SQUAD: everyone in the team. */
    source: z.enum(['LINEUP', 'SQUAD']),
    /** In the order of the lineup: starters first; a squad by name. */
    players: z.array(DeskPlayer),
    /** The bench staff, who can be carded too. */
    staff: z.array(z.object({ playerId: Id, name: z.string(), role: z.string(), isOut: z.boolean() })),
    /** Null: not recorded. */
    substitutions: z.array(Substitution).nullable(),
    /** Whether the caller may substitute now. */
    maySubstitute: z.boolean(),
  })
  .meta({ id: 'deskTeam' });

/** A substitution. Sent again, it is the same one; `undo` reverts it. */
export const SubstitutionToRegister = z
  .object({ matchId: Id, teamId: Id, ...Substitution.shape, undo: z.boolean().default(false) })
  .meta({ id: 'substitutionDto' });

/** The assist of a goal; null removes it. */
export const AssistChoice = z
  .object({ matchId: Id, eventId: Id, relatedPlayerId: Id.nullable() })
  .meta({ id: 'assistDto' });

/** The best player of the match, chosen by the referee; null removes the choice. */
export const MvpChoice = z.object({ matchId: Id, playerId: Id.nullable() }).meta({ id: 'mvpDto' });

export const NewScorerLink = z.object({
  matchId: Id,
  hours: z.number().int().min(1).max(72).default(12),
  /** The recipient: "Mesa, pista 2". */
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
        /** The number of events recorded through it that still count. */
        events: z.number(),
      }),
    ),
  })
  .meta({ id: 'scorerLinks' });
