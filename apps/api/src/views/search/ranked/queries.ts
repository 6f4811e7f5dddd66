import { type FoundKind, searchLimit } from '@traip/contract';
import { type RawBuilder, sql } from 'kysely';
import { isVisibleTo } from '../../../platform/authorization/visible/queries.ts';
import type { Database } from '../../../platform/db/schema.ts';
import type { SearchQuery } from './search-query.ts';

interface Source {
  readonly table: 'competitions' | 'teams' | 'organisations' | 'traips';
  readonly joined: RawBuilder<unknown>;
  /** What makes it public, and alive. */
  readonly where: RawBuilder<unknown>;
  /** Null: it has no sport. */
  readonly sport: RawBuilder<unknown> | null;
  /** Its words together with those of what it is a part of. */
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
    where: sql`teams.deleted_at is null and teams.privacy = 'PUBLIC'`,
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
};

const column = (kind: FoundKind, name: 'id' | 'search' | 'searchName') =>
  sql.ref(`${sources[kind].table}.${name}`);

/** Greater than every text that begins with another one. */
const last = '\u{10ffff}';
const begins = (name: RawBuilder<unknown>, { text }: SearchQuery) =>
  sql`(${name} ~>=~ ${text}::text and ${name} ~<~ ${text + last}::text)`;
const has = (search: RawBuilder<unknown>, words: string) => sql`${search} @@ to_tsquery('simple', ${words})`;

/** How many are looked at of those that an index gives. */
const nearLimit = 2 * searchLimit;

/** The things of a kind that an index gives for a condition: never more than anybody looks at. */
function near(kind: FoundKind, condition: RawBuilder<unknown>) {
  const { table, joined, where, around } = sources[kind];
  return sql`(select ${column(kind, 'id')} as id, ${column(kind, 'searchName')} as name,
      ${column(kind, 'search')} as search, ${around} as around
    from ${sql.table(table)} ${joined} where ${where} and ${condition} limit ${sql.lit(nearLimit)}) as near`;
}

const [name, search, around] = [sql`near.name`, sql`near.search`, sql`near.around`];

function found(kind: FoundKind, tier: RawBuilder<unknown>, from: RawBuilder<unknown>) {
  return sql`select ${sql.lit(kind)} as kind, near.id, ${tier} as tier, near.name from ${from}`;
}

/** Names that begin so; the very name before all. */
function byBeginning(kind: FoundKind, typed: SearchQuery) {
  const own = column(kind, 'searchName');
  const condition = sql`${begins(own, typed)} order by ${own} using ~<~`;
  const tier = sql`case when ${name} = ${typed.text}::text then 0 else 1 end`;
  return found(kind, tier, near(kind, condition));
}

/** Names with words that begin so. A single letter begins far too many words to be looked up: it is looked at. */
function byWords(kind: FoundKind, typed: SearchQuery) {
  if (typed.longWords === null) return null;
  const from = near(kind, has(column(kind, 'search'), typed.longWords));
  return sql`${found(kind, sql`2`, from)} where ${has(search, typed.words)} and not ${begins(name, typed)}`;
}

const isNew = (typed: SearchQuery) => sql`not ${begins(name, typed)} and not ${has(search, typed.words)}`;

/** Competitions that are called so together with their Traip: "liga juvenil" is the Juvenil A of the Liga Norte. */
function byTraip(kind: FoundKind, typed: SearchQuery) {
  if (kind !== 'COMPETITION' || typed.longWords === null) return null;
  const from = near(kind, has(sources[kind].around, typed.longWords));
  return sql`${found(kind, sql`3`, from)} where ${has(around, typed.words)} and ${isNew(typed)}`;
}

/** What is of the sport that was named, and has the other words. */
function bySport(kind: FoundKind, typed: SearchQuery) {
  const { sport } = sources[kind];
  if (sport === null || typed.sports.length === 0) return null;
  const isOfIt = sql`${sport} = any(${sql.val(typed.sports)}::text[])`;
  const isNamed = typed.rest === null ? sql`true` : has(column(kind, 'search'), typed.rest);
  const from = near(kind, sql`${isOfIt} and ${isNamed}`);
  return sql`${found(kind, sql`4`, from)} where not ${has(around, typed.words)} and ${isNew(typed)}`;
}

/** Each way is read from an index of its own and stops at `searchLimit`, so that no search costs more than that. */
function foundOf(kind: FoundKind, typed: SearchQuery): RawBuilder<unknown>[] {
  const ways = [byBeginning, byWords, byTraip, bySport].map((way) => way(kind, typed));
  return ways.flatMap((way) => (way === null ? [] : [sql`(${way} limit ${sql.lit(searchLimit)})`]));
}

const foundOfAll = (kinds: readonly FoundKind[], typed: SearchQuery) =>
  sql.join(
    kinds.flatMap((kind) => foundOf(kind, typed)),
    sql` union all `,
  );

export interface Ranked {
  readonly kind: FoundKind;
  readonly id: string;
}

/** One page, the best first; of equally good ones of several kinds, one of each in turn. */
export function pageOfFound(
  kinds: readonly FoundKind[],
  typed: SearchQuery,
  { page, limit }: { readonly page: number; readonly limit: number },
): RawBuilder<Ranked> {
  return sql<Ranked>`select kind, id from (select found.*, row_number() over (
      partition by kind, tier order by name using ~<~, id desc) as place
    from (${foundOfAll(kinds, typed)}) as found) as placed
    order by tier, place, array_position(${sql.val(kinds)}::text[], kind)
    limit ${limit} offset ${(page - 1) * limit}`;
}

export async function listFound(db: Database, ...asked: Parameters<typeof pageOfFound>): Promise<Ranked[]> {
  return (await pageOfFound(...asked).execute(db)).rows;
}

/** How many of each kind there are, as far as anybody looks. */
export async function countFound(
  db: Database,
  kinds: readonly FoundKind[],
  typed: SearchQuery,
): Promise<ReadonlyMap<FoundKind, number>> {
  const { rows } = await sql<{ readonly kind: FoundKind; readonly count: number }>`
    select kind, least(count(*), ${searchLimit})::int as count
    from (${foundOfAll(kinds, typed)}) as found group by kind`.execute(db);
  return new Map(rows.map(({ kind, count }) => [kind, count]));
}
