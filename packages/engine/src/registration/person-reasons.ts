import { countingAge } from './age.ts';
import { missingConsent } from './consent.ts';
import { documentProblems } from './documents.ts';
import type { EligibilityFacts, Reasons } from './ineligibility.ts';
import { lacksFact, requiredFacts } from './required-facts.ts';
import type { RegistrationRules } from './rules.ts';

/** Facts the rules require. A shirt number can be assigned until the match starts. */
export function unknownFacts({ person }: EligibilityFacts, rules: RegistrationRules): Reasons {
  return requiredFacts(rules).flatMap((fact) =>
    fact !== 'SHIRT' && lacksFact(person, fact) ? [{ code: 'FACT_MISSING' as const, fact }] : [],
  );
}

export function tooYoung({ person, on }: EligibilityFacts, rules: RegistrationRules): Reasons {
  const { ageFrom, referenceDate: at = on } = rules;
  if (person.birthday === null || ageFrom === undefined) return [];
  const age = countingAge(person.birthday, rules, on);
  return age < ageFrom ? [{ code: 'TOO_YOUNG', age, ageFrom, at }] : [];
}

export function ofWrongGender({ person: { gender } }: EligibilityFacts, rules: RegistrationRules): Reasons {
  const { gender: allowed } = rules;
  if (gender === null || allowed === undefined || allowed === 'MIXED' || gender === allowed) return [];
  return [{ code: 'GENDER', gender, allowed }];
}

export function withoutDocuments({ person, on }: EligibilityFacts, rules: RegistrationRules): Reasons {
  return documentProblems(person, rules, on).flatMap((found): Reasons => {
    // Whoever approved the licence accepted an undated document.
    if (found.problem === 'UNDATED') return [];
    const { kind } = found;
    return found.problem === 'MISSING'
      ? [{ code: 'DOCUMENT_MISSING', kind }]
      : [{ code: 'DOCUMENT_EXPIRED', kind, expiredOn: found.expiredOn }];
  });
}

export function withoutConsent({ person, on }: EligibilityFacts, rules: RegistrationRules): Reasons {
  const from = missingConsent(person, rules, on);
  return from === null ? [] : [{ code: 'NO_CONSENT', from }];
}
