import { sql } from 'kysely';
import { playerColumns } from '../../../platform/db/player-columns.ts';
import type { Database } from '../../../platform/db/schema.ts';

const anyOf = (ids: readonly string[]) => sql<string>`any(${sql.val(ids)}::uuid[])`;

const ofOrganisation = [
  'organisations.id as organisationId',
  'organisations.orgCode',
  'organisations.name as organisationName',
  'organisations.avatarKey as organisationAvatarKey',
] as const;

export function listCompetitions(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('competitions')
    .innerJoin('traips', 'traips.id', 'competitions.traipId')
    .innerJoin('organisations', 'organisations.id', 'competitions.organisationId')
    .innerJoin('seasons', 'seasons.id', 'competitions.seasonId')
    .innerJoin('categories', 'categories.id', 'competitions.categoryId')
    .select(['competitions.id', 'competitions.name', 'competitions.state', 'traips.sportKey'])
    .select(['traips.avatarKey', 'seasons.name as season', 'categories.name as category'])
    .select(ofOrganisation)
    .where('competitions.id', '=', anyOf(ids))
    .execute();
}

export function listTeams(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('teams')
    .leftJoin('organisations', (join) =>
      join.onRef('organisations.id', '=', 'teams.organisationId').on('organisations.deletedAt', 'is', null),
    )
    .select([
      'teams.id',
      'teams.name',
      'teams.code',
      'teams.sportKey',
      'teams.competitorKind',
      'teams.avatarKey',
    ])
    .select(ofOrganisation)
    .where('teams.id', '=', anyOf(ids))
    .execute();
}

export function listOrganisations(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('organisations')
    .leftJoin('organisationContacts as contact', 'contact.organisationId', 'organisations.id')
    .select(['organisations.id', 'organisations.name', 'organisations.orgCode', 'organisations.avatarKey'])
    .select('contact.city')
    .where('organisations.id', '=', anyOf(ids))
    .execute();
}

export function listTraips(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('traips')
    .innerJoin('organisations', 'organisations.id', 'traips.organisationId')
    .select(['traips.id', 'traips.name', 'traips.code', 'traips.sportKey', 'traips.avatarKey'])
    .select(ofOrganisation)
    .where('traips.id', '=', anyOf(ids))
    .execute();
}

export function listPeople(db: Database, ids: readonly string[]) {
  return db.selectFrom('players').select(playerColumns).where('players.id', '=', anyOf(ids)).execute();
}
