import { type Expression, type OperationNodeSource, type RawBuilder, sql } from 'kysely';
import { compiledOnce } from './compile-once.ts';
import type { Database, Trx } from './schema.ts';
import { propertyOf } from './snake-case.ts';

interface AnyPart {
  readonly query: Expression<unknown>;
  /** The columns that are dates, which JSON doesn't have. */
  readonly dates: Readonly<Record<string, true>>;
}

/** A select whose rows are read together with those of others. */
interface Part<R> extends AnyPart {
  readonly query: Expression<R>;
}

type DateColumn<R> = { [K in keyof R]-?: Extract<R[K], Date> extends never ? never : K }[keyof R];

export function rowsOf<R>(query: Expression<R>, dates: Readonly<Record<DateColumn<R>, true>>): Part<R> {
  return { query, dates };
}

type RowsOf<P> = P extends Part<infer R> ? R[] : never;

type Parts = Readonly<Record<string, AnyPart>>;
type Read<P> = { readonly [K in keyof P]: RowsOf<P[K]> };

/**
 * Reads several selects as one statement, compiled once: one round trip, and all of them see the same moment.
 * Their rows come as JSON; what drivers otherwise parse (see value-parsers.ts) is the same there, except for
 * dates.
 */
export function readerInOne<V extends object, P extends Parts>(
  partsOf: (db: Database, values: V) => P,
): (db: Database, values: V) => Promise<Read<P>> {
  return statementInOne(partsOf);
}

/** The same in one statement with these writes. The selects see the database as it was before them. */
export function writerInOne<V extends object, P extends Parts>(
  writesOf: (db: Database, values: V) => Writes,
  partsOf: (db: Database, values: V) => P,
): (db: Trx, values: V) => Promise<Read<P>> {
  return statementInOne(partsOf, writesOf);
}

type Writes = Readonly<Record<string, OperationNodeSource>>;

function statementInOne<V extends object, P extends Parts>(
  partsOf: (db: Database, values: V) => P,
  writesOf?: (db: Database, values: V) => Writes,
): (db: Database, values: V) => Promise<Read<P>> {
  let rowReaders: (readonly [name: string, RowReader])[] = [];
  const query = compiledOnce((db, values: V) => {
    const parts = Object.entries(partsOf(db, values));
    rowReaders = parts.map(([name, { dates }]) => [name, rowReader(Object.keys(dates))]);
    const selects = inOne(parts);
    return (writesOf ? afterWrites(writesOf(db, values), selects) : selects).compile(db);
  });
  return async (db, values) => {
    const [found] = (await db.executeQuery(query(db, values))).rows;
    return Object.fromEntries(
      rowReaders.map(([name, rowFrom]) => [name, (found?.[name] ?? []).map(rowFrom)]),
    ) as Read<P>;
  };
}

function inOne(parts: readonly (readonly [name: string, AnyPart])[]): RawBuilder<Record<string, JsonRow[]>> {
  const columns = parts.map(
    ([name, { query }]) =>
      sql`(select coalesce(json_agg(part), '[]'::json) from ${query} as part) as ${sql.ref(name)}`,
  );
  return sql`select ${sql.join(columns)}`;
}

function afterWrites<R>(writes: Writes, selects: RawBuilder<R>): RawBuilder<R> {
  const named = Object.entries(writes).map(([name, write]) => sql`${sql.ref(name)} as (${write})`);
  return sql`with ${sql.join(named)} ${selects}`;
}

type JsonRow = Readonly<Record<string, unknown>>;
type RowReader = (row: JsonRow) => JsonRow;

function rowReader(dates: readonly string[]): RowReader {
  return (stored) => {
    const row: Record<string, unknown> = {};
    for (const column in stored) row[propertyOf(column)] = stored[column];
    for (const name of dates) if (typeof row[name] === 'string') row[name] = new Date(row[name]);
    return row;
  };
}
