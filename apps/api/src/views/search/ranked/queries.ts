import { type FoundKind, searchLimit } from '@traip/contract';
import { type RawBuilder, sql } from 'kysely';
import { isVisibleTo } from '../../../platform/authorization/visible/queries.ts';
import type { Database } from '../../../platform/db/schema.ts';
import type { SearchQuery } from './search-query.ts';

interface Source {
  readonly table: 'competitions' | 'teams' | 'organisations' | 'traips' | 'person_names';
  readonly joined: RawBuilder<unknown>;
  /** Public and not deleted. */
  readonly where: RawBuilder<unknown>;
  /** Null if the kind has no sport. */
  readonly sport: RawBuilder<unknown> | null;
  /** Its words together with its Traip's. */
  readonly around: RawBuilder<unknown>;
}

const sources: Readonly<Record<FoundKind, Source>> = {
  COMPETITION: {
    table: 'competitions',
    joined: sql`join traips on traips.id = competitions.traip_id and traips.deleted_at is null
      join organisations on organisations.id = competitions.organisation_id
        and organisations.deleted_at is null`,
    where: sql`competitions.deleted_at is null and ${isVisibleTo(null)}`,
    sport: sql`traips.sport_key`,
    around: sql`competitions.words`,
  },
  TEAM: {
    table: 'teams',
    joined: sql``,
    where: sql`teams.deleted_at is null and teams.privacy = 'PUBLIC' and teams.competitor_kind = 'TEAM'`,
    sport: sql`teams.sport_key`,
    around: sql`''::tsvector`,
  },
  ORGANISATION: {
    table: 'organisations',
    joined: sql``,
    where: sql`organisations.deleted_at is null`,
    sport: null,
    around: sql`''::tsvector`,
  },
  TRAIP: {
    table: 'traips',
    joined: sql`join organisations on organisations.id = traips.organisation_id
      and organisations.deleted_at is null`,
    where: sql`traips.deleted_at is null and traips.privacy = 'PUBLIC'`,
    sport: sql`traips.sport_key`,
    around: sql`''::tsvector`,
  },
  // By the part of the name that is public today, and only people who are or were in a public team.
  PERSON: {
    table: 'person_names',
    joined: sql``,
    // `offset 0` keeps the planner from scanning all people for the words in their names.
    where: sql`exists (select 1 from players where players.id = person_names.id
        and players.public_name = person_names.length and players.is_listed and players.deleted_at is null offset 0)
      and exists (select 1 from team_members
      join teams on teams.id = team_members.team_id and teams.deleted_at is null and teams.privacy = 'PUBLIC'
      where team_members.person_id = person_names.id)`,
    sport: null,
    around: sql`''::tsvector`,
  },
};

const column = (kind: FoundKind, name: 'id' | 'search' | 'searchName') =>
  sql.ref(`${sources[kind].table}.${name}`);

/** Sorts after every continuation of a text. */
const highestCharacter = '\u{10ffff}';
const startsWith = (name: RawBuilder<unknown>, { text }: SearchQuery) =>
  sql`(${name} ~>=~ ${text}::text and ${name} ~<~ ${text + highestCharacter}::text)`;
const has = (search: RawBuilder<unknown>, words: string) => sql`${search} @@ to_tsquery('simple', ${words})`;

/** How many index hits are examined. */
const maxHits = 2 * searchLimit;

/** The first index hits of a kind for a condition. */
function near(kind: FoundKind, condition: RawBuilder<unknown>) {
  const { table, joined, where, around } = sources[kind];
  return sql`(select ${column(kind, 'id')} as id, ${column(kind, 'searchName')} as name,
      ${column(kind, 'search')} as search, ${around} as around
    from ${sql.table(table)} ${joined} where ${where} and ${condition} limit ${sql.lit(maxHits)}) as near`;
}

const name = sql`near.name`;
const search = sql`near.search`;
const around = sql`near.around`;

function found(kind: FoundKind, tier: RawBuilder<unknown>, from: RawBuilder<unknown>) {
  return sql`select ${sql.lit(kind)} as kind, near.id, ${tier} as tier, near.name from ${from}`;
}

/** Names that start with the text; an exact match ranks first. */
function byPrefix(kind: FoundKind, searchQuery: SearchQuery) {
  const own = column(kind, 'searchName');
  const condition = sql`${startsWith(own, searchQuery)} order by ${own} using ~<~`;
  const tier = sql`case when ${name} = ${searchQuery.text}::text then 0 else 1 end`;
  return found(kind, tier, near(kind, condition));
}

/** Names with words that start so. Single letters match too many words for the index: they only filter the hits. */
function byWords(kind: FoundKind, searchQuery: SearchQuery) {
  if (searchQuery.longWords === null) return null;
  const from = near(kind, has(column(kind, 'search'), searchQuery.longWords));
  return sql`${found(kind, sql`2`, from)} where ${has(search, searchQuery.words)} and not ${startsWith(name, searchQuery)}`;
}

const isInNoHigherTier = (searchQuery: SearchQuery) =>
  sql`not ${startsWith(name, searchQuery)} and not ${has(search, searchQuery.words)}`;

/** Competitions whose name matches together with their Traip's: "liga juvenil" finds Juvenil A of the Liga Norte. */
function byTraip(kind: FoundKind, searchQuery: SearchQuery) {
  if (kind !== 'COMPETITION' || searchQuery.longWords === null) return null;
  const from = near(kind, has(sources[kind].around, searchQuery.longWords));
  return sql`${found(kind, sql`3`, from)} where ${has(around, searchQuery.words)} and ${isInNoHigherTier(searchQuery)}`;
}

/** Items of a named sport that match the remaining words. */
function bySport(kind: FoundKind, searchQuery: SearchQuery) {
  const { sport } = sources[kind];
  if (sport === null || searchQuery.sports.length === 0) return null;
  const isOfSport = sql`${sport} = any(${sql.val(searchQuery.sports)}::text[])`;
  const isNamed = searchQuery.rest === null ? sql`true` : has(column(kind, 'search'), searchQuery.rest);
  const from = near(kind, sql`${isOfSport} and ${isNamed}`);
  return sql`${found(kind, sql`4`, from)} where not ${has(around, searchQuery.words)} and ${isInNoHigherTier(searchQuery)}`;
}

/** Each tier uses its own index and stops at `searchLimit`, which bounds the cost of a search. */
function resultsOfKind(kind: FoundKind, searchQuery: SearchQuery): RawBuilder<unknown>[] {
  const tiers = [byPrefix, byWords, byTraip, bySport].map((tier) => tier(kind, searchQuery));
  return tiers.flatMap((tier) => (tier === null ? [] : [sql`(${tier} limit ${sql.lit(searchLimit)})`]));
}

const resultsOfKinds = (kinds: readonly FoundKind[], searchQuery: SearchQuery) =>
  sql.join(
    kinds.flatMap((kind) => resultsOfKind(kind, searchQuery)),
    sql` union all `,
  );

export interface Ranked {
  readonly kind: FoundKind;
  readonly id: string;
}

/** One page, best first; within a tier the kinds take turns. */
export function pageOfFound(
  kinds: readonly FoundKind[],
  searchQuery: SearchQuery,
  { page, limit }: { readonly page: number; readonly limit: number },
): RawBuilder<Ranked> {
  return sql<Ranked>`select kind, id from (select found.*, row_number() over (
      partition by kind, tier order by name using ~<~, id desc) as place
    from (${resultsOfKinds(kinds, searchQuery)}) as found) as placed
    order by tier, place, array_position(${sql.val(kinds)}::text[], kind)
    limit ${limit} offset ${(page - 1) * limit}`;
}

export async function listFound(db: Database, ...page: Parameters<typeof pageOfFound>): Promise<Ranked[]> {
  return (await pageOfFound(...page).execute(db)).rows;
}

/** The number of each kind, counted up to the limit. */
export async function countFound(
  db: Database,
  kinds: readonly FoundKind[],
  searchQuery: SearchQuery,
): Promise<ReadonlyMap<FoundKind, number>> {
  const { rows } = await sql<{ readonly kind: FoundKind; readonly count: number }>`
    select kind, least(count(*), ${searchLimit})::int as count
    from (${resultsOfKinds(kinds, searchQuery)}) as found group by kind`.execute(db);
  return new Map(rows.map(({ kind, count }) => [kind, count]));
}
