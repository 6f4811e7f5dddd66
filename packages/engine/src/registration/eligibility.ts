import type { EligibilityFacts, Ineligibility, Reasons } from './ineligibility.ts';
import { inOtherTeam, withoutLicence } from './licence-reasons.ts';
import { fromAbroad, shirtTaken, tooOld } from './lineup-reasons.ts';
import { ofWrongGender, tooYoung, unknownFacts, withoutConsent, withoutDocuments } from './person-reasons.ts';
import type { RegistrationRules } from './rules.ts';

type Eligibility =
  | { readonly eligible: true }
  | { readonly eligible: false; readonly reasons: readonly [Ineligibility, ...Ineligibility[]] };

/**
 * Whether a person can play, or every reason why not. It depends only on these facts, so server, browser and
 * an offline desk give the same answer.
 */
export function eligibility(facts: EligibilityFacts): Eligibility {
  const { rules, person } = facts;
  const own = { ...facts, licences: facts.licences.filter(({ personId }) => personId === person.id) };
  const byRules = rules === null ? [] : ruleReasons(own, rules);
  const [first, ...others] = [...byRules, ...suspended(own), ...inOtherTeam(own)];
  return first === undefined ? { eligible: true } : { eligible: false, reasons: [first, ...others] };
}

function ruleReasons(facts: EligibilityFacts, rules: RegistrationRules): Reasons {
  return [
    ...((rules.requiresLicence ?? true) ? withoutLicence(facts) : []),
    ...unknownFacts(facts, rules),
    ...tooYoung(facts, rules),
    ...tooOld(facts, rules),
    ...ofWrongGender(facts, rules),
    ...withoutDocuments(facts, rules),
    ...fromAbroad(facts, rules),
    ...withoutConsent(facts, rules),
    ...shirtTaken(facts),
  ];
}

function suspended({ person, suspensions }: EligibilityFacts): Reasons {
  const matchesLeft = suspensions
    .filter(({ personId }) => personId === person.id)
    .reduce((sum, suspension) => sum + Math.max(0, suspension.matchesLeft), 0);
  return matchesLeft === 0 ? [] : [{ code: 'SUSPENDED', matchesLeft }];
}
