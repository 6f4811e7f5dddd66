import type { JointCandidates, Read } from '@traip/contract';
import type { Database } from '../../../platform/db/schema.ts';
import type { OrganisationRef } from '../../competition/queries.ts';
import { isRequested } from '../../timetable/ground/is-requested.ts';
import { findFields } from '../../timetable/ground/queries.ts';
import { findPersonNames } from '../reply/queries.ts';
import type { Candidate } from './choose-phases.ts';
import { findClubs, findShared, findTeamsOf, findVenueNames } from './queries.ts';

type Sharing = Pick<Read<typeof JointCandidates>, 'venues' | 'clubs' | 'people'>;

/** A shared person, club or venue, and a competition that needs it. */
interface Use {
  readonly id: string;
  readonly competitionId: string;
}

/** The venues, clubs and people that more than one of these competitions has. */
export async function findSharing(
  db: Database,
  scope: OrganisationRef,
  candidates: readonly Candidate[],
): Promise<Sharing> {
  const phaseIds = candidates.flatMap(({ rows }) => rows.map(({ id }) => id));
  const entries = await findTeamsOf(db, scope, phaseIds);
  const inCompetitions = Map.groupBy(entries, ({ teamId }) => teamId);
  const usesOf = (id: string, teamId: string): Use[] =>
    (inCompetitions.get(teamId) ?? []).map(({ competitionId }) => ({ id, competitionId }));
  const teamIds = [...inCompetitions.keys()];
  const clubs = await findClubs(db, teamIds);
  const members = await findShared(db, teamIds);
  const venues = listShared(await venueUses(db, scope, candidates));
  const people = listShared(members.flatMap(({ personId, teamId }) => usesOf(personId, teamId)));
  const venueNames = await findVenueNames(db, [...venues.keys()]);
  const personNames = await findPersonNames(db, [...people.keys()]);
  const clubNames = new Map(clubs.map(({ id, name }) => [id, { id, name }]));
  return {
    venues: named(venues, venueNames),
    clubs: named(listShared(clubs.flatMap(({ id, teamId }) => usesOf(id, teamId))), [...clubNames.values()]),
    people: named(people, personNames),
  };
}

async function venueUses(
  db: Database,
  scope: OrganisationRef,
  candidates: readonly Candidate[],
): Promise<readonly Use[]> {
  const fields = await findFields(db, scope);
  return candidates.flatMap(({ competitionId, phases, blocked }) => {
    // Without wishes, any field may be used.
    const anywhere = blocked === 'NO_SETTINGS' ? fields : [];
    const named = phases.flatMap(({ wishes }) => fields.filter(isRequested(wishes)));
    return [...anywhere, ...named].map(({ venueId }) => ({ id: venueId, competitionId }));
  });
}

function listShared(uses: readonly Use[]): ReadonlyMap<string, readonly string[]> {
  const byId = Map.groupBy(uses, ({ id }) => id);
  const all = [...byId].map(([id, own]) => [id, [...new Set(own.map((use) => use.competitionId))]] as const);
  return new Map(all.filter(([, competitionIds]) => competitionIds.length > 1));
}

function named<N extends string | null>(
  shared: ReadonlyMap<string, readonly string[]>,
  names: readonly { readonly id: string; readonly name: N }[],
) {
  return names.flatMap(({ id, name }) => {
    const competitionIds = shared.get(id);
    return competitionIds ? [{ id, name, competitionIds: [...competitionIds] }] : [];
  });
}
