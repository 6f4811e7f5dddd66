import type { GuardianRelation, Locale, Refusal } from '@traip/contract';
import type { Trx } from '../../platform/db/schema.ts';

interface ClaimInput {
  /** The person entered by the team. */
  readonly personId: string;
  readonly team: { readonly id: string; readonly organisationId: string | null };
  readonly userId: string;
  /** The claimant's relation to a child; null: they claim to be the person. */
  readonly relation: GuardianRelation | null;
  readonly consentAge: number;
  readonly now: Date;
  readonly locale: Locale;
}

/**
 * Gives an account the records of a person, or asks the team first. Passed in from above, because it needs
 * matches and suspensions.
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
