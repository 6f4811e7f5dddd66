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

/** The facts about a person that rules check. */
interface RegistrablePerson extends Omit<PlayerFacts, 'shirt'> {
  readonly documents: readonly HeldDocument[];
  readonly avatarKey: string | null;
  /** Consents to taking part. */
  readonly consents: readonly Consent[];
}

/** A person in the place set by the club. */
export interface SquadPlace {
  readonly person: RegistrablePerson;
  readonly shirt: number | null;
  readonly isStaff: boolean;
  /** Required questions without an answer for this person. */
  readonly unanswered: readonly UnansweredQuestion[];
}

/** What places are checked against. */
interface SquadRules {
  readonly rules: RegistrationRules;
  readonly on: string;
  readonly teamId: string;
  /** All in the competition, with any team. */
  readonly licences: readonly Licence[];
}

/** Whether a person can get a licence: nothing is missing and nothing prevents it. */
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

/** Missing facts are reported separately, and a shirt can still be changed. */
const notAgainstALicence: readonly Ineligibility['code'][] = ['FACT_MISSING', 'SHIRT_TAKEN'];

function reasonsAgainst(
  place: SquadPlace,
  squad: readonly SquadPlace[],
  { rules, on, teamId, licences }: SquadRules,
): readonly Ineligibility[] {
  const person = playerFacts(place);
  const own = licences.filter(({ personId }) => personId === person.id);
  // During a transfer window, the licence that a player gives up doesn't block them.
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
