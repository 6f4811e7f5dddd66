import { type PeopleTable, type PersonColumn, type Read, refuse, type squadCalls } from '@traip/contract';
import { ageOn } from '@traip/engine/registration';
import type { Handler } from '../../platform/routing/handler.ts';
import { dayInMadrid } from '../../platform/time/day-in-madrid.ts';
import { majority } from '../auth/age.ts';
import { readPeople, type TableRefusal } from '../person/table/read-people.ts';
import { listEnteredPeople, listSquad } from './queries.ts';
import { nameKey, PeopleIndex } from './same-person.ts';
import { tablePerson } from './table-person.ts';

const refusals = {
  TOO_LARGE: 'TOO_MANY_ROWS',
  TOO_MANY_ROWS: 'TOO_MANY_ROWS',
  TOO_MANY_COLUMNS: 'TOO_MANY_COLUMNS',
  UNREADABLE: 'TABLE_EMPTY',
  EMPTY: 'TABLE_EMPTY',
} as const satisfies Record<TableRefusal, string>;

/** What a pasted table says, and what would become of each row. */
export const readTable: Handler<typeof squadCalls.readTable> = async ({ db, scope, now }, { body }) => {
  const today = dayInMadrid(now());
  const { dateOrder } = body;
  const settings = { today, chosen: chosenColumns(body), ...(dateOrder && { dateOrder }) };
  const table = readPeople(body.text, settings);
  if (typeof table === 'string') return refuse(refusals[table]);
  const rows = table.rows.map(tablePerson);
  const inTeam = new PeopleIndex(await listSquad(db, scope.teamId));
  const inClub = new PeopleIndex(await namesakesInClub(db, scope.organisationId, rows));
  return {
    columns: table.columns.map(({ heading, ...column }) => ({ ...column, heading: heading || null })),
    rows: rows.map((row) => {
      const { birthday } = row.person;
      const isMinor = birthday !== null && ageOn(birthday, today) < majority;
      return { ...row, isMinor, ...outcomeOf(row, inTeam, inClub) };
    }),
  };
};

/** The columns that somebody assigned by hand. */
function chosenColumns({ columns = [] }: Read<typeof PeopleTable>): Record<number, PersonColumn | 'ignore'> {
  return Object.fromEntries(columns.map((field, index) => [index, field ?? 'ignore']));
}

type Row = ReturnType<typeof tablePerson>;

async function namesakesInClub(
  db: Parameters<typeof listEnteredPeople>[0],
  organisationId: string | null,
  rows: readonly Row[],
) {
  if (organisationId === null) return [];
  return listEnteredPeople(db, organisationId, {
    documents: rows.flatMap(({ person }) => person.document ?? []),
    names: rows.map(({ person }) => nameKey(person)),
  });
}

function outcomeOf({ person, problems }: Row, inTeam: PeopleIndex, inClub: PeopleIndex) {
  if (problems.length > 0) return { outcome: 'WRONG' as const, personId: null };
  const teammate = inTeam.find(person);
  if (teammate.likeness === 'SAME') return { outcome: 'IN_TEAM' as const, personId: teammate.id };
  if (teammate.likeness === 'DOUBTFUL') return { outcome: 'DOUBTFUL' as const, personId: teammate.id };
  const elsewhere = inClub.find(person);
  // Of the same name alone there may be many in a club.
  const isCertain = elsewhere.likeness === 'SAME' && (person.birthday ?? person.document) !== null;
  return isCertain
    ? { outcome: 'IN_CLUB' as const, personId: elsewhere.id }
    : { outcome: 'NEW' as const, personId: null };
}
