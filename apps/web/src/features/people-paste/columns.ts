import { type PersonColumn, personColumns } from '@traip/contract';

/** What each column holds; null: it is not read. */
export type Columns = readonly (PersonColumn | null)[];

const guardianColumns = ['guardianName', 'guardianEmail'] as const satisfies Columns;
export type OfferedColumn = Exclude<PersonColumn, (typeof guardianColumns)[number]>;

export const isOffered = (field: PersonColumn | null): field is OfferedColumn =>
  field !== null && !guardianColumns.some((guardian) => guardian === field);

export const offeredColumns = personColumns.filter(isOffered);

/** A name may be in several columns; anything else is in one. */
const repeatable: Columns = ['firstName', 'surnames', 'name'];

/** A column is given a field; another one that held it is not read any more. */
export function chooseColumn(columns: Columns, at: number, field: PersonColumn | null): Columns {
  const isTaken = (other: PersonColumn | null) => other === field && !repeatable.includes(field);
  return columns.map((other, index) => {
    if (index === at) return field;
    return isTaken(other) ? null : other;
  });
}

/** Guardians are not stored, so their columns are not read: a mistake in one would keep a player out. */
export function withoutGuardians(columns: Columns): Columns | null {
  const others = columns.map((field) => (isOffered(field) ? field : null));
  return others.some((field, index) => field !== columns[index]) ? others : null;
}
