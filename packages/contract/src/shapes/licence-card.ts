import { licenceStates } from '@traip/engine/registration';
import { z } from 'zod';
import { Id, Instant, optionalText } from './fields.ts';
import { RegistrationWindow } from './registration-window.ts';
import { TeamInBrief } from './team.ts';

/** What the holder, or a guardian, can do about a licence that was returned. */
const Mending = z.object({
  /** FORBIDDEN: a guardian said no to photographs. THEIRS: the child has an account of its own. */
  photo: z.enum(['MAY', 'FORBIDDEN', 'THEIRS']),
  /** Who left the team does not send it again. */
  maySend: z.boolean(),
});

/** Where a licence that is over can be had again. */
const Renewal = z.object({
  competition: z.object({ id: Id, name: z.string() }),
  window: RegistrationWindow,
  /** Whether the caller registers the people of the team. */
  mayEnter: z.boolean(),
});

/** A licence as whoever it is about shows it. */
const LicenceCard = z
  .object({
    id: Id,
    personId: Id,
    firstName: z.string(),
    surnames: z.string(),
    photoUrl: z.string().nullable(),
    birthYear: z.number().nullable(),
    /** The caller's own; else it is of a child of theirs. */
    isOwn: z.boolean(),
    isStaff: z.boolean(),
    team: TeamInBrief,
    organisation: z.string(),
    competition: z.object({ id: Id, name: z.string() }),
    category: z.string(),
    season: z.string(),
    shirt: z.number().nullable(),
    number: z.string().nullable(),
    /** EXPIRED from the day after its last one. */
    state: z.enum(licenceStates),
    /** Whether they may play with it today. */
    isPlayable: z.boolean(),
    validUntil: z.string().nullable(),
    /** Why it was returned or revoked, by whom, and when. */
    reason: z.string().nullable(),
    decidedBy: z.string().nullable(),
    decidedAt: Instant.nullable(),
    submittedAt: Instant.nullable(),
    /** Null unless it was returned. */
    mending: Mending.nullable(),
    /** Null unless it is over and the team plays where people are registered. */
    renewal: Renewal.nullable(),
    /** The text of its QR code: signed, and read without a network. Null: they may not play with it. */
    token: z.string().nullable(),
  })
  .meta({ id: 'licenceCard' });

export const LicenceCards = z
  .object({ cards: z.array(LicenceCard), readAt: Instant })
  .meta({ id: 'licenceCards' });

/** Sent again after it was returned, with a word to the organiser. */
export const LicenceReply = z.object({ reply: optionalText(300) }).meta({ id: 'licenceReply' });
