import { z } from 'zod';
import { Id, Instant } from './fields.ts';
import { guardianRelations } from './guardian-relations.ts';

/** Two entries of one human: what is recorded of the one becomes the other's. */
export const PeopleToMerge = z
  .object({ keptId: Id, mergedId: Id })
  .refine(({ keptId, mergedId }) => keptId !== mergedId, { path: ['mergedId'], error: 'SAME_PERSON' })
  .meta({ id: 'peopleToMergeDto' });

const PersonNamed = z.object({
  personId: Id,
  firstName: z.string(),
  surnames: z.string(),
  hasAccount: z.boolean(),
});

const recorded = { matches: z.number(), events: z.number(), suspensions: z.number(), teams: z.number() };

/** What would move, and what keeps the two apart. */
export const MergePreview = z
  .object({
    kept: PersonNamed,
    merged: PersonNamed,
    moves: z.object(recorded),
    /** Matches in which both appear: then they are two people. */
    sharedMatchIds: z.array(Id),
    /** What they are not called alike, or born on another day. */
    differs: z.array(z.enum(['name', 'birthday', 'document'])),
  })
  .meta({ id: 'mergePreview' });

export const Merged = z.object({ mergeId: Id, keptId: Id }).meta({ id: 'merged' });

/** Who looks like one human entered twice, and which merges can still be undone. */
export const Duplicates = z
  .object({
    pairs: z.array(
      z.object({
        kept: PersonNamed,
        merged: PersonNamed,
        because: z.enum(['DOCUMENT', 'NAME_AND_BIRTHDAY', 'NAME']),
      }),
    ),
    merges: z.array(z.object({ mergeId: Id, kept: z.string(), merged: z.string(), mergedAt: Instant })),
  })
  .meta({ id: 'duplicates' });

/** Somebody says that a person of the team is them. */
const Claim = z.object({
  id: Id,
  personId: Id,
  person: z.string(),
  /** The name in the account. */
  claimant: z.string(),
  /** As a guardian of the person; null: as the person. */
  relation: z.enum(guardianRelations).nullable(),
  differs: z.array(z.enum(['name', 'birthday', 'document'])),
  claimedAt: Instant,
});

export const Claims = z.object({ claims: z.array(Claim) }).meta({ id: 'claims' });

export const ClaimDecision = z.object({ isAccepted: z.boolean() }).meta({ id: 'claimDecisionDto' });
