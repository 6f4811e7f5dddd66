export { ageOn } from './age.ts';
export { lastDay as lastDayOfDocument } from './documents.ts';
export { eligibility } from './eligibility.ts';
export type { Ineligibility } from './ineligibility.ts';
export { isPlayable, type Licence, type LicenceState, licenceStates, moveLicence } from './licence.ts';
export {
  type CheckFacts,
  judgeNumber,
  judgePerson,
  judgeToken,
  type LicenceVerdict,
} from './licence-check.ts';
export { licenceNumber, patternBreach } from './licence-number.ts';
export { claimsAsBytes, competitionMark, licenceToken, readLicenceToken } from './licence-token.ts';
export type { Consent, HeldDocument, PersonFacts, PlayerFacts } from './person.ts';
export { type ChangedFact, type Missing, missing, needsApproval } from './required-facts.ts';
export type { DocumentKind, RegistrationRules } from './rules.ts';
export { type SquadProblem, squadProblems } from './squad-problems.ts';
export { isTransferDay, replacedBy } from './transfer.ts';
export { weightClassName, weightProblem } from './weight-class.ts';
export { type RegistrationWindow, windowOf } from './window.ts';
