import { propertyOf } from './snake-case.ts';

/** Rows as arrays: columns of several queries may have the same name. */
export interface ArrayResult {
  readonly fields: readonly { readonly name: string }[];
  readonly rows: readonly (readonly unknown[])[];
}

type Row = Record<string, unknown>;

/** No column of a query has these names. */
const rowNumber = '#';
const beginning = '|';

/**
 * Several queries as one, side by side: row 1 has the first row of each, row 2 the second, and queries with
 * fewer rows are padded with nulls. Each value keeps the type of its column, unlike in JSON.
 */
export function joinSideBySide(texts: readonly string[]): string {
  let before = 0;
  const parts = texts.map((text, index) => {
    const part = renumbered(text, before);
    before += countParameters(text);
    return `(select row_number() over () as "${rowNumber}", true as "${beginning}", part.* from (${part}\n) as part) as part${index}`;
  });
  const [first, ...others] = parts;
  return `select * from ${first}${others.map((part) => `\nfull join ${part} using ("${rowNumber}")`).join('')}`;
}

/** Placeholders, and quoted text, which contains none. */
const placeholders = /'[^']*'|\$(\d+)/g;

function renumbered(text: string, before: number): string {
  if (before === 0) return text;
  return text.replace(placeholders, (found, number) => (number ? `$${Number(number) + before}` : found));
}

function countParameters(text: string): number {
  return Math.max(0, ...[...text.matchAll(placeholders)].map(([, number]) => Number(number ?? 0)));
}

/** Splits the result into the rows of each query, whose columns become properties. */
export function separated({ fields, rows }: ArrayResult): Row[][] {
  const starts = fields.flatMap(({ name }, index) => (name === beginning ? [index] : []));
  return starts.map((start, part) => {
    const properties = fields.slice(start + 1, starts[part + 1]).map(({ name }) => propertyOf(name));
    const found: Row[] = [];
    for (const row of rows) {
      if (row[start] === null) continue;
      const own: Row = {};
      let column = start;
      for (const property of properties) own[property] = row[++column];
      found[Number(row[0]) - 1] = own;
    }
    return found;
  });
}
