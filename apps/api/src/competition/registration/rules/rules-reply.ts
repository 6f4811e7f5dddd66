import type { Read, RegistrationRulesReply } from '@traip/contract';
import type { RegistrationRules } from '@traip/engine/registration';
import type { RuleFacts } from './queries.ts';

type Reply = Read<typeof RegistrationRulesReply>;

/** Rules for the reply. Data that Traip doesn't store about people can't be required. */
export function rulesAsReply(rules: RegistrationRules): Reply['rules'] {
  return rules as Reply['rules'];
}

export function rulesReply(facts: RuleFacts): Reply {
  const { registrationRules: saved, version } = facts;
  return { rules: rulesAsReply(saved ?? proposal(facts)), proposed: saved === null, version };
}

/** The rules that the category suggests; ages count at the end of the year in which the season starts. */
function proposal({ gender, minAge, maxAge, seasonStartsOn }: RuleFacts): RegistrationRules {
  const hasAges = minAge !== null || maxAge !== null;
  return {
    gender,
    ...(minAge === null ? {} : { ageFrom: minAge }),
    ...(maxAge === null ? {} : { ageTo: maxAge }),
    ...(hasAges && seasonStartsOn !== null ? { referenceDate: `${seasonStartsOn.slice(0, 4)}-12-31` } : {}),
  };
}
