import { ageOn } from './age.ts';
import type { Consent, PersonFacts } from './person.ts';
import type { IsoDate, RegistrationRules } from './rules.ts';

const usualConsentAge = 14;
const fullAge = 18;

/** Whose consent is missing; null if it is there, not asked for, or not told here. */
export function missingConsent(
  { birthday, consents }: Pick<PersonFacts, 'birthday' | 'consents'>,
  { requiresConsent = false, consentAge = usualConsentAge }: RegistrationRules,
  on: IsoDate,
): 'GUARDIAN' | 'SELF' | 'EITHER' | null {
  if (!requiresConsent || consents === undefined) return null;
  const age = birthday === null ? null : ageOn(birthday, on);
  const counting = consents.filter((consent) => counts(consent, age, consentAge));
  // Of two guardians each may consent and each may withdraw: who disagree have not consented.
  if (counting.some(({ isGiven }) => isGiven) && counting.every(({ isGiven }) => isGiven)) return null;
  if (age === null) return 'EITHER';
  if (age < consentAge) return 'GUARDIAN';
  return age < fullAge ? 'EITHER' : 'SELF';
}

/** What a guardian has given does not lapse on a birthday, but a grown-up is not kept out by one. */
function counts({ by, isGiven }: Consent, age: number | null, consentAge: number): boolean {
  if (age === null) return true;
  return by === 'SELF' ? age >= consentAge : isGiven || age < fullAge;
}
