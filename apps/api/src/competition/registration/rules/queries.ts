import { sql } from 'kysely';
import { rulesWithConsentAge } from '../../../platform/db/participation.ts';
import type { Database } from '../../../platform/db/schema.ts';

interface OrganisationRef {
  readonly organisationId: string;
}

/** A competition's registration rules, with the data for suggestions and licence numbers. */
export function findRuleFacts(db: Database, { organisationId }: OrganisationRef, competitionId: string) {
  return db
    .selectFrom('competitions')
    .innerJoin('categories', 'categories.id', 'competitions.categoryId')
    .innerJoin('seasons', 'seasons.id', 'competitions.seasonId')
    .select(['competitions.id', 'competitions.name', 'competitions.version'])
    .select(rulesWithConsentAge.as('registrationRules'))
    .select(['categories.name as category', 'categories.gender', 'categories.minAge', 'categories.maxAge'])
    .select(['seasons.name as season', 'seasons.startsOn as seasonStartsOn'])
    .select(sql<string | null>`coalesce(seasons.ends_on, competitions.ends_on)::text`.as('lastDay'))
    .where('competitions.organisationId', '=', organisationId)
    .where('competitions.id', '=', competitionId)
    .where('competitions.deletedAt', 'is', null)
    .executeTakeFirst();
}

export type RuleFacts = NonNullable<Awaited<ReturnType<typeof findRuleFacts>>>;
