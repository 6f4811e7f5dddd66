import type { Licence, LicenceState } from './licence.ts';
import type { PersonFacts, PlayerFacts } from './person.ts';
import type { RequiredFact } from './required-facts.ts';
import type { DocumentKind, Gender, IsoDate, PersonId, RegistrationRules, TeamId } from './rules.ts';

/** One reason why a person cannot play, with the data for a message about it. */
export type Ineligibility =
  | { readonly code: 'NOT_REGISTERED' }
  /** `from`: the first day on which an approved licence is valid. */
  | { readonly code: 'NOT_APPROVED'; readonly state: LicenceState; readonly from: IsoDate | null }
  | { readonly code: 'EXPIRED'; readonly expiredOn: IsoDate | null }
  /** A rule needs a fact that is unknown. */
  | { readonly code: 'FACT_MISSING'; readonly fact: Exclude<RequiredFact, 'SHIRT'> }
  | { readonly code: 'TOO_YOUNG'; readonly age: number; readonly ageFrom: number; readonly at: IsoDate }
  | { readonly code: 'TOO_OLD'; readonly age: number; readonly ageTo: number; readonly at: IsoDate }
  | { readonly code: 'GENDER'; readonly gender: Gender; readonly allowed: 'FEMALE' | 'MALE' }
  | { readonly code: 'SUSPENDED'; readonly matchesLeft: number }
  | { readonly code: 'OTHER_TEAM'; readonly teamIds: readonly TeamId[] }
  | { readonly code: 'DOCUMENT_MISSING'; readonly kind: DocumentKind }
  | { readonly code: 'DOCUMENT_EXPIRED'; readonly kind: DocumentKind; readonly expiredOn: IsoDate }
  | {
      readonly code: 'OVER_AGE_PLACES_USED' | 'FOREIGN_PLACES_USED';
      readonly places: number;
      readonly usedBy: readonly PersonId[];
    }
  | { readonly code: 'SHIRT_TAKEN'; readonly shirt: number; readonly by: readonly PersonId[] }
  | { readonly code: 'NO_CONSENT'; readonly from: 'GUARDIAN' | 'SELF' | 'EITHER' };

interface OpenSuspension {
  readonly personId: PersonId;
  readonly matchesLeft: number;
}

/** What decides whether a person can play for a team in a match. It can all be stored and sent as JSON. */
export interface EligibilityFacts {
  readonly person: PersonFacts;
  readonly teamId: TeamId;
  /** The day of the match. */
  readonly on: IsoDate;
  /** Null if the competition requires no registration. */
  readonly rules: RegistrationRules | null;
  /** All licences of the competition; those of other people are ignored. */
  readonly licences: readonly Licence[];
  readonly suspensions: readonly OpenSuspension[];
  /** The players already selected; the person among them is ignored. */
  readonly lineup: readonly PlayerFacts[];
}

export type Reasons = readonly Ineligibility[];
