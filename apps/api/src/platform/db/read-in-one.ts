import { type Expression, sql } from 'kysely';
import type { Database } from './schema.ts';

interface AnyPart {
  readonly query: Expression<unknown>;
  /** The columns that are dates: JSON has none. */
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

/**
 * Runs several selects as one statement: one way to the database and back, and all of them see the same moment. Their rows
 * come as JSON; what drivers parse otherwise (see value-parsers.ts) is the same there, but for dates.
 */
export async function readInOne<P extends Readonly<Record<string, AnyPart>>>(
  db: Database,
  parts: P,
): Promise<{ readonly [K in keyof P]: RowsOf<P[K]> }> {
  const named = Object.entries(parts);
  const columns = named.map(
    ([name, { query }]) =>
      sql`(select coalesce(json_agg(part), '[]'::json) from ${query} as part) as ${sql.ref(name)}`,
  );
  const { rows } = await sql<Record<string, JsonRow[]>>`select ${sql.join(columns)}`.execute(db);
  const read = named.map(([name, { dates }]) => {
    const rowFrom = rowReader(Object.keys(dates));
    return [name, (rows[0]?.[name] ?? []).map(rowFrom)] as const;
  });
  return Object.fromEntries(read) as never;
}

type JsonRow = Readonly<Record<string, unknown>>;

function rowReader(dates: readonly string[]): (row: JsonRow) => JsonRow {
  return (stored) => {
    const row: Record<string, unknown> = {};
    for (const column in stored) row[propertyOf(column)] = stored[column];
    for (const name of dates) if (typeof row[name] === 'string') row[name] = new Date(row[name]);
    return row;
  };
}

const properties = new Map<string, string>();

/** The property of a column, as in every other row. */
function propertyOf(column: string): string {
  let property = properties.get(column);
  if (property === undefined) {
    property = column.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
    properties.set(column, property);
  }
  return property;
}
