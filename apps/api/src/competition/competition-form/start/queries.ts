import { isVisibleFor, privacies } from '@traip/contract';
import { sql } from 'kysely';
import { pageOfTeams, teamsOfOrganisation } from '../../../people/team/lists/queries.ts';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { competitionCount } from '../../traip/count/queries.ts';

/** As many as a screen can offer; beyond that people use the search. */
const limits = { traips: 200, parts: 2000, teams: 500 };

/** The Traips of an organisation that the caller can choose, by name. */
export function listTraipChoices(db: Database, { organisationId, role }: OrganisationScope) {
  const visiblePrivacies = privacies.filter((privacy) =>
    isVisibleFor(privacy, { role, isParticipant: false }),
  );
  return db
    .selectFrom('traips')
    .select(['id', 'code', 'name', 'sportKey', 'privacy', 'avatarKey'])
    .where('organisationId', '=', organisationId)
    .where('deletedAt', 'is', null)
    .where('privacy', 'in', visiblePrivacies)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(limits.traips)
    .execute();
}

/** The seasons of these Traips, newest first. */
export function listSeasonChoices(db: Database, scope: OrganisationScope, traipIds: readonly string[]) {
  return db
    .selectFrom('seasons')
    .select(['id', 'traipId', 'name', 'startsOn', 'endsOn', 'version'])
    .select(competitionCount(db, scope.userId, { traipId: 'seasons.traipId', seasonId: 'seasons.id' }))
    .where('organisationId', '=', scope.organisationId)
    .where(({ eb, fn, val }) => eb('traipId', '=', fn.any(val([...traipIds]))))
    .where('deletedAt', 'is', null)
    .orderBy('startsOn', (order) => order.desc().nullsLast())
    .orderBy('id', 'desc')
    .limit(limits.parts)
    .execute();
}

/** The categories of these Traips, by name. */
export function listCategoryChoices(db: Database, scope: OrganisationScope, traipIds: readonly string[]) {
  return db
    .selectFrom('categories')
    .select(['id', 'traipId', 'name', 'gender', 'skillLevel', 'minAge', 'maxAge', 'sportVariantKey'])
    .select([
      'version',
      competitionCount(db, scope.userId, { traipId: 'categories.traipId', categoryId: 'categories.id' }),
    ])
    .where('organisationId', '=', scope.organisationId)
    .where(({ eb, fn, val }) => eb('traipId', '=', fn.any(val([...traipIds]))))
    .where('deletedAt', 'is', null)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(limits.parts)
    .execute();
}

/** The teams of an organisation that the caller can enter, by name. */
export function listTeamChoices(db: Database, scope: OrganisationScope) {
  const sources = teamsOfOrganisation(db, scope, { search: '', sportKey: undefined });
  return pageOfTeams(db, scope.userId, sources, { page: 1, limit: limits.teams }).execute();
}
