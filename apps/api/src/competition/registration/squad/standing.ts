import {
  type Consent,
  eligibility,
  type HeldDocument,
  type Ineligibility,
  isTransferDay,
  type Licence,
  type Missing,
  missing,
  type PersonFacts,
  type PlayerFacts,
  type RegistrationRules,
  replacedBy,
  type SquadProblem,
  squadProblems,
} from '@traip/engine/registration';
import type { UnansweredQuestion } from '../answers/queries.ts';

/** What rules look at in a person. */
interface RegistrablePerson extends Omit<PlayerFacts, 'shirt'> {
  readonly documents: readonly HeldDocument[];
  readonly avatarKey: string | null;
  /** To taking part. */
  readonly consents: readonly Consent[];
}

/** A person in the place that a club gives them. */
export interface SquadPlace {
  readonly person: RegistrablePerson;
  readonly shirt: number | null;
  readonly isStaff: boolean;
  /** Required questions that nobody has answered for them. */
  readonly unanswered: readonly UnansweredQuestion[];
}

/** What places are held against. */
interface SquadRules {
  readonly rules: RegistrationRules;
  readonly on: string;
  readonly teamId: string;
  /** Of the competition, with any team. */
  readonly licences: readonly Licence[];
}

/** Whether somebody can get a licence: nothing is missing and nothing speaks against it. */
export interface Standing {
  readonly missing: readonly (Missing | ({ readonly code: 'ANSWER' } & UnansweredQuestion))[];
  readonly reasons: readonly Ineligibility[];
}

export const isComplete = (standing: Standing) =>
  standing.missing.length === 0 && standing.reasons.length === 0;

export function standingOf(place: SquadPlace, squad: readonly SquadPlace[], against: SquadRules): Standing {
  const kind = place.isStaff ? ('STAFF' as const) : ('PLAYER' as const);
  return {
    missing: [
      ...missing({ ...personFacts(place), kind }, against.rules, against.on),
      ...place.unanswered.map((question) => ({ code: 'ANSWER' as const, ...question })),
    ],
    reasons: place.isStaff ? [] : reasonsAgainst(place, squad, against),
  };
}

/** What is missing is told elsewhere, and a shirt can still be changed. */
const notAgainstALicence: readonly Ineligibility['code'][] = ['FACT_MISSING', 'SHIRT_TAKEN'];

function reasonsAgainst(
  place: SquadPlace,
  squad: readonly SquadPlace[],
  { rules, on, teamId, licences }: SquadRules,
): readonly Ineligibility[] {
  const person = playerFacts(place);
  const own = licences.filter(({ personId }) => personId === person.id);
  // While players may change teams, the licence that they leave behind does not keep them out.
  const left = isTransferDay(rules, on) ? replacedBy(own, { teamId, on }) : [];
  const answer = eligibility({
    person,
    teamId,
    on,
    rules: { ...rules, requiresLicence: false },
    licences: own.filter((licence) => !left.includes(licence)),
    suspensions: [],
    lineup: squad.filter(({ isStaff }) => !isStaff).map(playerFacts),
  });
  return answer.eligible ? [] : answer.reasons.filter(({ code }) => !notAgainstALicence.includes(code));
}

export function problemsOf(
  squad: readonly SquadPlace[],
  { rules, on }: Pick<SquadRules, 'rules' | 'on'>,
): readonly SquadProblem[] {
  const members = squad.map((place) => ({
    ...playerFacts(place),
    kind: place.isStaff ? ('STAFF' as const) : ('PLAYER' as const),
  }));
  return squadProblems(members, rules, on);
}

function playerFacts({
  person: { id, birthday, gender, nationality },
  shirt,
}: Pick<SquadPlace, 'person' | 'shirt'>): PlayerFacts {
  return { id, birthday, gender, nationality, shirt };
}

export function personFacts(place: Pick<SquadPlace, 'person' | 'shirt' | 'isStaff'>): PersonFacts {
  const { documents, avatarKey, consents } = place.person;
  return { ...playerFacts(place), hasPhoto: avatarKey !== null, documents, consents };
}
