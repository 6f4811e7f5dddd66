import { type PeopleTable, type PersonColumn, type Read, refuse } from '@traip/contract';
import { ageOn } from '@traip/engine/registration';
import type { Database } from '../../platform/db/schema.ts';
import { majority } from '../auth/age.ts';
import { readPeople, type TableRefusal } from '../person/table/read-people.ts';
import { namesakesIn } from './namesakes/namesakes.ts';
import { tablePerson } from './table-person.ts';

const refusals = {
  TOO_LARGE: 'TOO_MANY_ROWS',
  TOO_MANY_ROWS: 'TOO_MANY_ROWS',
  TOO_MANY_COLUMNS: 'TOO_MANY_COLUMNS',
  UNREADABLE: 'TABLE_EMPTY',
  EMPTY: 'TABLE_EMPTY',
} as const satisfies Record<TableRefusal, string>;

/** A pasted table, read without looking up known people. */
export function readRows(body: Read<typeof PeopleTable>, today: string) {
  const { dateOrder } = body;
  const settings = { today, chosen: chosenColumns(body), ...(dateOrder && { dateOrder }) };
  const table = readPeople(body.text, settings);
  if (typeof table === 'string') return refuse(refusals[table]);
  return {
    columns: table.columns.map(({ heading, ...column }) => ({ ...column, heading: heading || null })),
    rows: table.rows.map(tablePerson).map((row) => {
      const { birthday } = row.person;
      return { ...row, isMinor: birthday !== null && ageOn(birthday, today) < majority };
    }),
  };
}

/** The columns assigned manually. */
function chosenColumns({ columns = [] }: Read<typeof PeopleTable>): Record<number, PersonColumn | 'ignore'> {
  return Object.fromEntries(columns.map((field, index) => [index, field ?? 'ignore']));
}

export type ReadRow = ReturnType<typeof tablePerson>;

/** The organisation's people, with or without an account, who are in the rows or share a name with them. */
export async function namesakesOf(db: Database, organisationId: string | null, rows: readonly ReadRow[]) {
  if (organisationId === null) return { entered: [], accounts: [] };
  return namesakesIn(
    db,
    organisationId,
    rows.map(({ person }) => person),
  );
}
