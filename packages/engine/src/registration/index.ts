export { ageOn } from './age.ts';
export { type Eligibility, eligibility } from './eligibility.ts';
export type { EligibilityFacts, Ineligibility } from './ineligibility.ts';
export {
  isPlayable,
  type Licence,
  type LicenceMover,
  type LicenceState,
  licenceActions,
  licenceStates,
  moveLicence,
} from './licence.ts';
export { licenceNumber, patternBreach } from './licence-number.ts';
export type { PersonFacts, PlayerFacts } from './person.ts';
export { type Missing, missing, needsApproval } from './required-facts.ts';
export { type DocumentKind, documentKinds, type RegistrationRules } from './rules.ts';
export { genderProblems, type SquadMember, type SquadProblem, squadProblems } from './squad-problems.ts';
export { type RegistrationWindow, windowOf } from './window.ts';
