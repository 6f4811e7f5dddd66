import { ageOn } from './age.ts';
import type { Consent, PersonFacts } from './person.ts';
import type { IsoDate, RegistrationRules } from './rules.ts';

const defaultConsentAge = 14;
const fullAge = 18;

/** Whose consent is missing; null if it was given, is not required, or is not disclosed here. */
export function missingConsent(
  { birthday, consents }: Pick<PersonFacts, 'birthday' | 'consents'>,
  { requiresConsent = false, consentAge = defaultConsentAge }: RegistrationRules,
  on: IsoDate,
): 'GUARDIAN' | 'SELF' | 'EITHER' | null {
  if (!requiresConsent || consents === undefined) return null;
  const age = birthday === null ? null : ageOn(birthday, on);
  const counting = consents.filter((consent) => counts(consent, age, consentAge));
  // Either guardian may give or withdraw consent: if they disagree, there is none.
  if (counting.some(({ isGiven }) => isGiven) && counting.every(({ isGiven }) => isGiven)) return null;
  if (age === null) return 'EITHER';
  if (age < consentAge) return 'GUARDIAN';
  return age < fullAge ? 'EITHER' : 'SELF';
}

/** A guardian’s consent does not lapse on a birthday, but a guardian’s refusal does not bind an adult. */
function counts({ by, isGiven }: Consent, age: number | null, consentAge: number): boolean {
  if (age === null) return true;
  return by === 'SELF' ? age >= consentAge : isGiven || age < fullAge;
}
