import type { GuardianRelation, Locale, Refusal } from '@traip/contract';
import type { Trx } from '../../platform/db/schema.ts';

interface ClaimInput {
  /** Whom the team entered. */
  readonly personId: string;
  readonly team: { readonly id: string; readonly organisationId: string | null };
  readonly userId: string;
  /** What the claimant is to a child; null: they say to be the person. */
  readonly relation: GuardianRelation | null;
  readonly consentAge: number;
  readonly now: Date;
  readonly locale: Locale;
}

/**
 * Gives an account what was recorded of a person, or asks the team first. It needs to know of matches and suspensions,
 * so it is handed in from above.
 */
export type ClaimPerson = (
  trx: Trx,
  claim: ClaimInput,
) => Promise<
  | 'DONE'
  | 'WAITS'
  | Refusal<
      | 'QR_NOT_VALID'
      | 'BOTH_IN_ONE_MATCH'
      | 'LICENCES_IN_TWO_TEAMS'
      | 'CLAIM_NEEDS_GUARDIAN'
      | 'GUARDIAN_NOT_OF_AGE'
      | 'CHILD_OF_AGE'
    >
>;
