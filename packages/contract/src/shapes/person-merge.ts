import { z } from 'zod';
import { Id, Instant } from './fields.ts';
import { guardianRelations } from './guardian-relations.ts';

/** Two entries of the same person: the records of one become the other's. */
export const PeopleToMerge = z
  .object({ keptId: Id, mergedId: Id })
  .refine(({ keptId, mergedId }) => keptId !== mergedId, { path: ['mergedId'], error: 'SAME_PERSON' })
  .meta({ id: 'peopleToMergeDto' });

/** Whether two similar entries are different people. */
export const Verdict = z
  .object({ keptId: Id, mergedId: Id, areTwo: z.boolean() })
  .refine(({ keptId, mergedId }) => keptId !== mergedId, { path: ['mergedId'], error: 'SAME_PERSON' })
  .meta({ id: 'verdictDto' });

const PersonNamed = z.object({
  personId: Id,
  firstName: z.string(),
  surnames: z.string(),
  hasAccount: z.boolean(),
});

const recorded = {
  matches: z.number(),
  events: z.number(),
  suspensions: z.number(),
  licences: z.number(),
  teams: z.number(),
};

/** A match in which both appear, which proves that they are two people. */
const SharedMatch = z.object({
  id: Id,
  home: z.string().nullable(),
  away: z.string().nullable(),
  kickOff: Instant.nullable(),
});

/** Both have a licence in one competition. ONE_STAYS: for one team, so the other one is replaced. BOTH_STAY: for two
 *  teams, which is allowed there. STAFF_DECIDES: for two teams, so only the organiser merges them. */
export const licenceMeetings = ['ONE_STAYS', 'BOTH_STAY', 'STAFF_DECIDES'] as const;

const LicencesMeeting = z.object({
  competition: z.string(),
  keptTeam: z.string(),
  mergedTeam: z.string(),
  outcome: z.enum(licenceMeetings),
});

/** What would move, and what prevents the merge. */
export const MergePreview = z
  .object({
    kept: PersonNamed,
    merged: PersonNamed,
    moves: z.object(recorded),
    sharedMatches: z.array(SharedMatch),
    licences: z.array(LicencesMeeting),
    /** The differing details: name or date of birth. */
    differs: z.array(z.enum(['name', 'birthday', 'document'])),
  })
  .meta({ id: 'mergePreview' });

export const Merged = z.object({ mergeId: Id, keptId: Id }).meta({ id: 'merged' });

/** One of two similar entries, for comparison. */
const PersonCompared = PersonNamed.extend({
  /** Also null if the caller may not see it. */
  birthday: z.iso.date().nullable(),
  photoUrl: z.string().nullable(),
  teams: z.array(z.string()),
  matches: z.number(),
});

/** Possible duplicates, and merges that can still be undone. */
export const Duplicates = z
  .object({
    pairs: z.array(
      z.object({
        kept: PersonCompared,
        merged: PersonCompared,
        because: z.enum(['DOCUMENT', 'NAME_AND_BIRTHDAY', 'NAME']),
      }),
    ),
    merges: z.array(z.object({ mergeId: Id, kept: z.string(), merged: z.string(), mergedAt: Instant })),
    /** Pairs marked as different people, which can be undone. */
    different: z.array(
      z.object({ keptId: Id, mergedId: Id, one: z.string(), other: z.string(), judgedAt: Instant }),
    ),
  })
  .meta({ id: 'duplicates' });

/** Entries merged into the caller or their child within the last 30 days. */
export const OwnMerges = z
  .object({
    merges: z.array(
      z.object({
        mergeId: Id,
        /** The name that the team had entered. */
        merged: z.string(),
        /** Who had entered them; null: no longer known. */
        enteredBy: z.string().nullable(),
        /** The child they were merged into; null: the caller. */
        child: z.string().nullable(),
        mergedAt: Instant,
      }),
    ),
  })
  .meta({ id: 'ownMerges' });

/** A claim by an account to be a person of the team. */
const Claim = z.object({
  id: Id,
  personId: Id,
  person: z.string(),
  /** The name in the account. */
  claimant: z.string(),
  /** Set if claimed as the person's guardian; null: as the person. */
  relation: z.enum(guardianRelations).nullable(),
  differs: z.array(z.enum(['name', 'birthday', 'document'])),
  claimedAt: Instant,
});

export const Claims = z.object({ claims: z.array(Claim) }).meta({ id: 'claims' });

export const ClaimDecision = z.object({ isAccepted: z.boolean() }).meta({ id: 'claimDecisionDto' });
