import { maxSitemapPages, type Read, type SitemapQuery, sitemapPageSize } from '@traip/contract';
import { type Expression, sql } from 'kysely';
import { competitionsVisibleTo } from '../../platform/authorization/visible/queries.ts';
import type { Database } from '../../platform/db/schema.ts';

type Kind = Read<typeof SitemapQuery>['kind'];

/** When a match of the competition last changed. */
const lastChange = sql<Date | null>`(select max(matches.changed_at) from matches
  where matches.competition_id = competitions.id and matches.deleted_at is null)`;

const never = sql<Date | null>`null::timestamptz`;

const organisations = (db: Database) =>
  db.selectFrom('organisations').where('organisations.deletedAt', 'is', null);

/** All public items of a kind. They are paged by id, so that new ones do not shift earlier pages. */
const finders = {
  organisations: (db: Database) =>
    organisations(db).select(['organisations.id', 'organisations.orgCode as name', never.as('changedAt')]),
  traips: (db: Database) =>
    organisations(db)
      .innerJoin('traips', 'traips.organisationId', 'organisations.id')
      .select(['traips.id', 'traips.code as name', never.as('changedAt')])
      .where('traips.privacy', '=', 'PUBLIC')
      .where('traips.deletedAt', 'is', null),
  competitions: (db: Database) =>
    competitionsVisibleTo(db, null)
      .select(['competitions.id', 'competitions.id as name'])
      .select(sql<Date | null>`greatest(competitions.published_at, ${lastChange})`.as('changedAt')),
  matches: (db: Database) =>
    competitionsVisibleTo(db, null)
      .innerJoin('matches', 'matches.competitionId', 'competitions.id')
      .select(['matches.id', 'matches.id as name'])
      .select(sql<Date | null>`matches.changed_at`.as('changedAt'))
      .where('matches.deletedAt', 'is', null),
  teams: (db: Database) =>
    db
      .selectFrom('teams')
      .select(['teams.id', 'teams.id as name', never.as('changedAt')])
      .where('teams.privacy', '=', 'PUBLIC')
      .where('teams.deletedAt', 'is', null)
      .where('teams.competitorKind', '=', 'TEAM'),
};

interface Address {
  readonly id: string;
  readonly name: string;
  readonly changedAt: Date | null;
}

function found(db: Database, kind: Kind) {
  const all: Expression<Address> = finders[kind](db);
  return db.selectFrom(sql<Address>`(${all})`.as('found'));
}

export function listAddresses(
  db: Database,
  { kind, page }: Read<typeof SitemapQuery>,
): Promise<Omit<Address, 'id'>[]> {
  return found(db, kind)
    .select(['found.name', 'found.changedAt'])
    .orderBy('found.id')
    .limit(sitemapPageSize)
    .offset((page - 1) * sitemapPageSize)
    .execute();
}

/** The number of addresses, counted up to what the files can hold. */
export async function countAddresses(db: Database, kind: Kind): Promise<number> {
  const counted = found(db, kind)
    .select('found.id')
    .limit(sitemapPageSize * maxSitemapPages);
  const { count } = await db
    .selectFrom(counted.as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
