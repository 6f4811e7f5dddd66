import { z } from 'zod';
import { Id, Instant, optionalText, text } from './fields.ts';
import { PlayerInBrief } from './player.ts';

/** Which of two people looking for a partner has asked the other. */
const partnerRequestStates = ['SENT', 'RECEIVED', 'DECLINED'] as const;

/** A person looking for a partner in a competition of pairs. */
const PartnerSearch = z
  .object({
    id: Id,
    person: PlayerInBrief,
    level: z.string().nullable(),
    note: z.string().nullable(),
    at: Instant,
    /** Whether the search is the caller's own, or a child's. */
    isOwn: z.boolean(),
    /** Only organisers see minors among the others. */
    isMinor: z.boolean(),
    /** Requests between it and the caller’s own searches. */
    requests: z.array(z.object({ ownId: Id, state: z.enum(partnerRequestStates) })),
  })
  .meta({ id: 'partnerSearch' });

/** Organisers see everyone; people who are looking see the other adults who are. */
export const PartnerSearches = z
  .object({
    /** Whether people can start to look, ask and answer. */
    isOpen: z.boolean(),
    searches: z.array(PartnerSearch),
    /** The people the caller may find a partner for: themselves if they are of age, and children. */
    people: z.array(PlayerInBrief),
    mayJoin: z.boolean(),
    /** The pairs in which the caller, or a child of theirs, is entered. */
    ownPairs: z.array(z.object({ teamId: Id, name: z.string() })),
    /** Entered alone: organisers can pair them with someone. */
    singles: z.array(z.object({ teamId: Id, name: z.string() })),
  })
  .meta({ id: 'partnerSearches' });

export const NewPartnerSearch = z
  .object({
    /** A child of the caller; by default the caller. */
    personId: Id.optional(),
    level: optionalText(40),
    note: optionalText(300),
    /** They agree that organisers and others who are looking see their name and what they wrote. */
    agrees: z.literal(true, 'PARTNER_AGREEMENT_REQUIRED'),
  })
  .meta({ id: 'newPartnerSearch' });

export const NewPartnerRequest = z.object({ fromId: Id, toId: Id }).meta({ id: 'newPartnerRequest' });

export const PartnerAnswer = z
  .object({ fromId: Id, toId: Id, accept: z.boolean() })
  .meta({ id: 'partnerAnswer' });

/** Each is a person looking for a partner, or an entry of one person. */
export const PartnerPair = z.object({ oneId: Id, otherId: Id }).meta({ id: 'partnerPair' });

/** Replaces a partner of a pair. After a match only organisers can, with a reason. */
export const PartnerChange = z
  .object({
    competitionId: Id,
    teamId: Id,
    /** The partner who leaves. */
    personId: Id,
    /** The new partner. */
    name: text(120),
    reason: optionalText(300),
  })
  .meta({ id: 'partnerChange' });

/** The members of a pair, and who played its matches. */
export const PairHistory = z
  .object({
    people: z.array(PlayerInBrief),
    /** Whether the caller may replace one of them. */
    mayChange: z.boolean(),
    /** Whether they have played: then a reason is required. */
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
