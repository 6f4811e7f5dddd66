import { countLimit, type Read, type TeamVenues, type TeamVenuesQuery } from '@traip/contract';
import { sql } from 'kysely';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import { prefixQuery } from '../../../platform/db/search-text.ts';

type TeamVenuesFilter = Omit<Read<typeof TeamVenuesQuery>, 'page' | 'limit'>;

/** Teams of the organisation, and teams accepted in one of its competitions. */
function teamsHere(db: Database, { organisationId }: OrganisationScope) {
  // A union of two index lookups: an `or` would scan every team.
  const own = db
    .selectFrom('teams as own')
    .select('own.id')
    .where('own.organisationId', '=', organisationId)
    .where('own.deletedAt', 'is', null);
  const guests = db
    .selectFrom('participations')
    .select('participations.teamId as id')
    .where('participations.organisationId', '=', organisationId)
    .where('participations.status', '=', 'ACCEPTED');
  return db
    .selectFrom('teams')
    .where('teams.deletedAt', 'is', null)
    .where('teams.competitorKind', '=', 'TEAM')
    .where('teams.id', 'in', own.union(guests));
}

function matchingTeams(db: Database, scope: OrganisationScope, { search, competitionId }: TeamVenuesFilter) {
  let found = teamsHere(db, scope);
  if (search !== '')
    found = found.where(sql<boolean>`teams.search @@ to_tsquery('simple', ${prefixQuery(search)})`);
  if (competitionId === undefined) return found;
  return found.where(({ exists, selectFrom }) =>
    exists(
      selectFrom('participations')
        .select('participations.id')
        .whereRef('participations.teamId', '=', 'teams.id')
        .where('participations.organisationId', '=', scope.organisationId)
        .where('participations.competitionId', '=', competitionId)
        .where('participations.status', '=', 'ACCEPTED'),
    ),
  );
}

const homeVenues = (organisationId: string) =>
  sql<Read<typeof TeamVenues>['venues']>`(select coalesce(jsonb_agg(
      jsonb_build_object('id', venues.id, 'name', venues.name) order by venues.name_key), '[]')
    from team_venues join venues on venues.id = team_venues.venue_id
    where team_venues.team_id = teams.id and team_venues.organisation_id = ${organisationId})`;

function withVenues(found: ReturnType<typeof teamsHere>, { organisationId }: OrganisationScope) {
  return found
    .select([
      'teams.id',
      'teams.name',
      'teams.code',
      'teams.sportKey',
      'teams.competitorKind',
      'teams.avatarKey',
    ])
    .select(homeVenues(organisationId).as('venues'));
}

export function pageOfTeamVenues(
  db: Database,
  scope: OrganisationScope,
  { page, limit, ...filter }: Read<typeof TeamVenuesQuery>,
) {
  return withVenues(matchingTeams(db, scope, filter), scope)
    .orderBy('teams.name')
    .orderBy('teams.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}

export async function countTeams(
  db: Database,
  scope: OrganisationScope,
  filter: TeamVenuesFilter,
): Promise<number> {
  const { count } = await db
    .selectFrom(matchingTeams(db, scope, filter).select('teams.id').limit(countLimit).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** A team of the organisation, or one that plays in it, with its home venues. */
export function findTeamHere(db: Database, scope: OrganisationScope, teamId: string) {
  return withVenues(teamsHere(db, scope), scope).where('teams.id', '=', teamId).executeTakeFirst();
}

/** Which of the given venues belong to the organisation, locked against deletion. */
export async function holdVenues(trx: Trx, { organisationId }: OrganisationScope, ids: readonly string[]) {
  const rows = await trx
    .selectFrom('venues')
    .select('id')
    .where('organisationId', '=', organisationId)
    .where(({ eb, fn, val }) => eb('id', '=', fn.any(val([...ids]))))
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .forShare()
    .execute();
  return rows.map(({ id }) => id);
}

export async function saveTeamVenues(
  trx: Trx,
  { organisationId }: OrganisationScope,
  teamId: string,
  venueIds: readonly string[],
): Promise<void> {
  await trx
    .deleteFrom('teamVenues')
    .where('organisationId', '=', organisationId)
    .where('teamId', '=', teamId)
    .execute();
  if (venueIds.length === 0) return;
  await trx
    .insertInto('teamVenues')
    .values(venueIds.map((venueId) => ({ organisationId, teamId, venueId })))
    .execute();
}
