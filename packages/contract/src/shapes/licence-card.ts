import { licenceStates } from '@traip/engine/registration';
import { z } from 'zod';
import { Id, Instant, optionalText } from './fields.ts';
import { RegistrationWindow } from './registration-window.ts';
import { TeamInBrief } from './team.ts';

/** What the holder or a guardian can correct in a returned licence. */
const CorrectionOptions = z.object({
  /** FORBIDDEN: a guardian does not allow photos. THEIRS: the child has their own account. */
  photo: z.enum(['MAY', 'FORBIDDEN', 'THEIRS']),
  /** People who left the team can't send it again. */
  maySend: z.boolean(),
});

/** Where an expired licence can be renewed. */
const Renewal = z.object({
  competition: z.object({ id: Id, name: z.string() }),
  window: RegistrationWindow,
  /** Whether the caller registers the people of the team. */
  mayEnter: z.boolean(),
});

/** A licence, as its holder presents it. */
const LicenceCard = z
  .object({
    id: Id,
    personId: Id,
    firstName: z.string(),
    surnames: z.string(),
    photoUrl: z.string().nullable(),
    birthYear: z.number().nullable(),
    /** Whether it is the caller's own; otherwise it is a child's. */
    isOwn: z.boolean(),
    isStaff: z.boolean(),
    team: TeamInBrief,
    organisation: z.string(),
    competition: z.object({ id: Id, name: z.string() }),
    category: z.string(),
    season: z.string(),
    shirt: z.number().nullable(),
    number: z.string().nullable(),
    /** EXPIRED from the day after its last day. */
    state: z.enum(licenceStates),
    /** Whether they may play with it today. */
    isPlayable: z.boolean(),
    validUntil: z.string().nullable(),
    /** Why it was returned or revoked, by whom, and when. */
    reason: z.string().nullable(),
    decidedBy: z.string().nullable(),
    decidedAt: Instant.nullable(),
    submittedAt: Instant.nullable(),
    /** Null unless returned. */
    mending: CorrectionOptions.nullable(),
    /** Null unless it has expired and the team plays in a competition that registers people. */
    renewal: Renewal.nullable(),
    /** The text of its QR code: signed, and readable offline. Null: they may not play with it. */
    token: z.string().nullable(),
  })
  .meta({ id: 'licenceCard' });

export const LicenceCards = z
  .object({ cards: z.array(LicenceCard), readAt: Instant })
  .meta({ id: 'licenceCards' });

/** Sends a returned licence again, with a note to the organiser. */
export const LicenceReply = z.object({ reply: optionalText(300) }).meta({ id: 'licenceReply' });
