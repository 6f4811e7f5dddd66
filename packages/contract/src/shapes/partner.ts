import { z } from 'zod';
import { Id, Instant, optionalText, text } from './fields.ts';
import { PlayerInBrief } from './player.ts';

/** Whether two who look for a partner have asked each other. */
const partnerRequestStates = ['SENT', 'RECEIVED', 'DECLINED'] as const;

/** Somebody who wants to play in a competition of pairs and has nobody to play with. */
const PartnerSearch = z
  .object({
    id: Id,
    person: PlayerInBrief,
    level: z.string().nullable(),
    note: z.string().nullable(),
    at: Instant,
    /** Of somebody whom the caller looks for, or answers for. */
    isOwn: z.boolean(),
    /** Only organisers see minors among the others. */
    isMinor: z.boolean(),
    /** What the caller’s own searches have to do with it. */
    requests: z.array(z.object({ ownId: Id, state: z.enum(partnerRequestStates) })),
  })
  .meta({ id: 'partnerSearch' });

/** Organisers see everybody, and who looks sees the other adults who do. */
export const PartnerSearches = z
  .object({
    /** Whether one can begin to look, ask and answer. */
    isOpen: z.boolean(),
    searches: z.array(PartnerSearch),
    /** Whom the caller may look for a partner for: themselves if they are of age, and children. */
    people: z.array(PlayerInBrief),
    mayJoin: z.boolean(),
    /** The pairs in which the caller, or a child of theirs, is entered. */
    ownPairs: z.array(z.object({ teamId: Id, name: z.string() })),
    /** Entered alone: organisers can join them with somebody. */
    singles: z.array(z.object({ teamId: Id, name: z.string() })),
  })
  .meta({ id: 'partnerSearches' });

export const NewPartnerSearch = z
  .object({
    /** A child of the caller; without it, the caller. */
    personId: Id.optional(),
    level: optionalText(40),
    note: optionalText(300),
    /** They agree that organisers and others who look see their name and what they wrote. */
    agrees: z.literal(true, 'PARTNER_AGREEMENT_REQUIRED'),
  })
  .meta({ id: 'newPartnerSearch' });

export const NewPartnerRequest = z.object({ fromId: Id, toId: Id }).meta({ id: 'newPartnerRequest' });

export const PartnerAnswer = z
  .object({ fromId: Id, toId: Id, accept: z.boolean() })
  .meta({ id: 'partnerAnswer' });

/** Each is somebody who looks for a partner, or an entry of one person. */
export const PartnerPair = z.object({ oneId: Id, otherId: Id }).meta({ id: 'partnerPair' });

/** A partner leaves a pair and another one comes. After a match only organisers do that, and say why. */
export const PartnerChange = z
  .object({
    competitionId: Id,
    teamId: Id,
    /** Who leaves. */
    personId: Id,
    /** Who comes. */
    name: text(120),
    reason: optionalText(300),
  })
  .meta({ id: 'partnerChange' });

/** Who is in a pair, and who played its matches. */
export const PairHistory = z
  .object({
    people: z.array(PlayerInBrief),
    /** Whether the caller may replace one of them. */
    mayChange: z.boolean(),
    /** Whether they have played: then only with a reason. */
    hasPlayed: z.boolean(),
    matches: z.array(
      z.object({
        id: Id,
        round: z.number(),
        opponent: z.string().nullable(),
        people: z.array(PlayerInBrief),
      }),
    ),
  })
  .meta({ id: 'pairHistory' });
