import { hasAgeRule } from './age.ts';
import { missingConsent } from './consent.ts';
import { documentProblems } from './documents.ts';
import type { PersonFacts } from './person.ts';
import type { DocumentKind, IsoDate, RegistrationRules } from './rules.ts';

export type RequiredFact = 'BIRTHDAY' | 'GENDER' | 'NATIONALITY' | 'SHIRT';

/** One thing missing for a licence. */
export type Missing =
  | { readonly code: RequiredFact | 'PHOTO' | 'CONSENT' | 'GUARDIAN_CONSENT' }
  | { readonly code: 'DOCUMENT' | 'DOCUMENT_DATE'; readonly kind: DocumentKind }
  | { readonly code: 'DOCUMENT_EXPIRED'; readonly kind: DocumentKind; readonly expiredOn: IsoDate };

/** The facts about players that the rules of a competition require. */
export function requiredFacts(rules: RegistrationRules): readonly RequiredFact[] {
  const { gender, minPerGender = 0, exceptions, fixedShirts = false } = rules;
  const isGenderRequired =
    gender === 'FEMALE' || gender === 'MALE' || (gender === 'MIXED' && minPerGender > 0);
  const requirements: readonly (readonly [RequiredFact, boolean])[] = [
    ['BIRTHDAY', hasAgeRule(rules)],
    ['GENDER', isGenderRequired],
    ['NATIONALITY', exceptions?.foreign !== undefined],
    ['SHIRT', fixedShirts],
  ];
  return requirements.filter(([, isRequired]) => isRequired).map(([fact]) => fact);
}

const fieldOf = {
  BIRTHDAY: 'birthday',
  GENDER: 'gender',
  NATIONALITY: 'nationality',
  SHIRT: 'shirt',
} as const satisfies Record<RequiredFact, keyof PersonFacts>;

export function lacksFact(person: PersonFacts, fact: RequiredFact): boolean {
  return person[fieldOf[fact]] === null;
}

interface Registered extends PersonFacts {
  readonly kind: 'PLAYER' | 'STAFF';
}

/** Everything a person is missing for a licence. Staff need no player facts. */
export function missing(person: Registered, rules: RegistrationRules, on: IsoDate): readonly Missing[] {
  const facts = person.kind === 'STAFF' ? [] : requiredFacts(rules);
  return [
    ...facts.filter((fact) => lacksFact(person, fact)).map((code) => ({ code })),
    ...documentProblems(person, rules, on).map((found): Missing => {
      const { kind } = found;
      if (found.problem === 'EXPIRED') return { code: 'DOCUMENT_EXPIRED', kind, expiredOn: found.expiredOn };
      if (found.problem === 'UNDATED') return { code: 'DOCUMENT_DATE', kind };
      return kind === 'PHOTO' ? { code: 'PHOTO' } : { code: 'DOCUMENT', kind };
    }),
    ...consentMissing(person, rules, on),
  ];
}

function consentMissing(person: PersonFacts, rules: RegistrationRules, on: IsoDate): readonly Missing[] {
  const by = missingConsent(person, rules, on);
  if (by === null) return [];
  return [{ code: by === 'GUARDIAN' ? 'GUARDIAN_CONSENT' : 'CONSENT' }];
}

/** What a club can change about a licensed person. */
export type ChangedFact = RequiredFact | 'NAME' | DocumentKind;

/** Whether a change needs a new approval because the organiser had checked the fact. */
export function needsApproval(changed: readonly ChangedFact[], rules: RegistrationRules): boolean {
  const checked = new Set<ChangedFact>([
    'NAME',
    ...requiredFacts(rules),
    ...(rules.documents ?? []).filter(({ required }) => required).map(({ kind }) => kind),
  ]);
  return changed.some((fact) => checked.has(fact));
}
