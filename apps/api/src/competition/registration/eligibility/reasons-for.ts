import {
  eligibility,
  type Ineligibility,
  type PersonFacts,
  type RegistrationRules,
} from '@traip/engine/registration';
import type { Database } from '../../../platform/db/schema.ts';
import { personFacts } from '../squad/standing.ts';
import { listJudged } from './queries.ts';

interface TeamInMatch {
  readonly competitionId: string;
  readonly teamId: string;
  /** The day of the match. */
  readonly on: string;
  readonly rules: RegistrationRules | null;
}

interface Judged {
  readonly personIds: readonly string[];
  /** People already in the lineup. */
  readonly chosen: readonly string[];
  readonly suspensions: readonly { readonly personId: string; readonly matchesLeft: number }[];
  /** Other teams of the competition that fielded them. */
  readonly elsewhere: readonly { readonly playerId: string; readonly teamId: string }[];
}

/** Why each person can't play for a team in a match; eligible people are not in the map. */
export async function reasonsFor(
  db: Database,
  match: TeamInMatch,
  { personIds, chosen, suspensions, elsewhere }: Judged,
): Promise<ReadonlyMap<string, readonly Ineligibility[]>> {
  const known = await knownPeople(db, match, [...new Set([...personIds, ...chosen])]);
  const lineup = chosen.map((id) => known.get(id)?.person ?? unknownPerson(id));
  const reasons = new Map<string, readonly Ineligibility[]>();
  for (const id of personIds) {
    const { person, licences } = known.get(id) ?? { person: unknownPerson(id), licences: [] };
    const playedFor = elsewhere.flatMap(({ playerId, teamId }) => (playerId === id ? [teamId] : []));
    const answer = eligibility({ ...match, person: { ...person, playedFor }, licences, suspensions, lineup });
    if (!answer.eligible) reasons.set(id, answer.reasons);
  }
  return reasons;
}

/** Without rules nothing is read. A lineup checks its shirts itself. */
async function knownPeople(db: Database, { rules, competitionId }: TeamInMatch, ids: readonly string[]) {
  const rows = rules === null ? [] : await listJudged(db, competitionId, ids);
  return new Map(
    rows.map(({ licences, ...person }) => [
      person.id,
      { person: personFacts({ person, shirt: null, isStaff: false }), licences },
    ]),
  );
}

function unknownPerson(id: string): PersonFacts {
  return { id, birthday: null, gender: null, nationality: null, shirt: null };
}
