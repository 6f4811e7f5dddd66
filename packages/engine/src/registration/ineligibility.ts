import type { Licence, LicenceState } from './licence.ts';
import type { PersonFacts, PlayerFacts } from './person.ts';
import type { RequiredFact } from './required-facts.ts';
import type { DocumentKind, Gender, IsoDate, PersonId, RegistrationRules, TeamId } from './rules.ts';

/** One reason why somebody may not play, with what a sentence about it needs. */
export type Ineligibility =
  | { readonly code: 'NOT_REGISTERED' }
  /** `from`: the day from which an approved licence can be played with. */
  | { readonly code: 'NOT_APPROVED'; readonly state: LicenceState; readonly from: IsoDate | null }
  | { readonly code: 'EXPIRED'; readonly expiredOn: IsoDate | null }
  /** A rule needs a fact that nobody has said; without it nobody can tell. */
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

/** What decides whether a person may play for a team in a match. All of it can be stored and sent as JSON. */
export interface EligibilityFacts {
  readonly person: PersonFacts;
  readonly teamId: TeamId;
  /** The day of the match. */
  readonly on: IsoDate;
  /** Null: the competition asks for no registration. */
  readonly rules: RegistrationRules | null;
  /** Of the competition; those of other people are ignored. */
  readonly licences: readonly Licence[];
  readonly suspensions: readonly OpenSuspension[];
  /** The others that are already chosen; the person among them is ignored. */
  readonly lineup: readonly PlayerFacts[];
}

export type Reasons = readonly Ineligibility[];
