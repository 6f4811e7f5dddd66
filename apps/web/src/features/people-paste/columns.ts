import { type PersonColumn, personColumns } from '@traip/contract';

/** What each column holds; null: it is not read. */
export type Columns = readonly (PersonColumn | null)[];

const guardianColumns = ['guardianName', 'guardianEmail'] as const satisfies Columns;
const placeColumns = ['shirt', 'position', 'role'] as const satisfies Columns;
export type OfferedColumn = Exclude<PersonColumn, (typeof guardianColumns)[number]>;

export const isOffered = (field: PersonColumn | null): field is OfferedColumn =>
  field !== null && !guardianColumns.some((guardian) => guardian === field);

/** What can be read about the people of a team. */
export const teamColumns: readonly OfferedColumn[] = personColumns.filter(isOffered);

/** Without a team nobody has a shirt, a position or a role. */
export const columnsWithoutTeam: readonly OfferedColumn[] = teamColumns.filter(
  (field) => !placeColumns.some((place) => place === field),
);

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

/** What is not stored is not read: a mistake in it would keep a player out. Null: all columns are offered. */
export function withOffered(columns: Columns, offered: Columns): Columns | null {
  const others = columns.map((field) => (offered.includes(field) ? field : null));
  return others.some((field, index) => field !== columns[index]) ? others : null;
}
