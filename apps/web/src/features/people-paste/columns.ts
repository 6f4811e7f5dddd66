import { type PersonColumn, personColumns } from '@traip/contract';

/** What each column holds; null: ignored. */
export type Columns = readonly (PersonColumn | null)[];

const guardianColumns = ['guardianName', 'guardianEmail'] as const satisfies Columns;
const placeColumns = ['shirt', 'position', 'role'] as const satisfies Columns;
export type AvailableColumn = Exclude<PersonColumn, (typeof guardianColumns)[number]>;

export const isAvailable = (field: PersonColumn | null): field is AvailableColumn =>
  field !== null && !guardianColumns.some((guardian) => guardian === field);

/** The fields a list can have for people of a team. */
export const teamColumns: readonly AvailableColumn[] = personColumns.filter(isAvailable);

/** Without a team there are no shirts, positions or roles. */
export const columnsWithoutTeam: readonly AvailableColumn[] = teamColumns.filter(
  (field) => !placeColumns.some((place) => place === field),
);

/** A name may span several columns; any other field is in one. */
const repeatable: Columns = ['firstName', 'surnames', 'name'];

/** Assigns a field to a column; another column that held it is ignored from now on. */
export function chooseColumn(columns: Columns, at: number, field: PersonColumn | null): Columns {
  const isDuplicate = (other: PersonColumn | null) => other === field && !repeatable.includes(field);
  return columns.map((other, index) => {
    if (index === at) return field;
    return isDuplicate(other) ? null : other;
  });
}

/**
 * Ignores fields that aren't stored: a mistake in one would block a player. Null: all columns are offered.
 */
export function withAvailable(columns: Columns, available: Columns): Columns | null {
  const others = columns.map((field) => (available.includes(field) ? field : null));
  return others.some((field, index) => field !== columns[index]) ? others : null;
}
