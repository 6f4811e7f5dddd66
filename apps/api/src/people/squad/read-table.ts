import { isRefusal, type squadCalls } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { dayInMadrid } from '../../platform/time/day-in-madrid.ts';
import { PeopleIndex } from './namesakes/same-person.ts';
import { listSquad } from './queries.ts';
import { namesakesOf, type ReadRow, readRows } from './table-preview.ts';

/** The content of a pasted table, and what would happen to each row. */
export const readTable: Handler<typeof squadCalls.readTable> = async ({ db, scope, now }, { body }) => {
  const table = readRows(body, dayInMadrid(now()));
  if (isRefusal(table)) return table;
  const { columns, rows } = table;
  const inTeam = new PeopleIndex(await listSquad(db, scope.teamId));
  const { entered, accounts } = await namesakesOf(db, scope.organisationId, rows);
  const known = {
    inTeam,
    inClub: new PeopleIndex([...entered, ...accounts]),
    withAccount: new Set(accounts.map(({ id }) => id)),
  };
  return { columns, rows: rows.map((row) => ({ ...row, ...outcomeOf(row, known) })) };
};

interface Known {
  readonly inTeam: PeopleIndex;
  readonly inClub: PeopleIndex;
  readonly withAccount: ReadonlySet<string>;
}

function outcomeOf({ person, problems }: ReadRow, { inTeam, inClub, withAccount }: Known) {
  if (problems.length > 0) return { outcome: 'WRONG' as const, personId: null };
  const teammate = inTeam.find(person);
  if (teammate.likeness === 'SAME') return { outcome: 'IN_TEAM' as const, personId: teammate.id };
  if (teammate.likeness === 'DOUBTFUL') return { outcome: 'DOUBTFUL' as const, personId: teammate.id };
  const elsewhere = inClub.find(person);
  // A club may have many people of the same name.
  const isCertain = elsewhere.likeness === 'SAME' && (person.birthday ?? person.document) !== null;
  if (!isCertain || elsewhere.id === null) return { outcome: 'NEW' as const, personId: null };
  const outcome = withAccount.has(elsewhere.id) ? ('HAS_ACCOUNT' as const) : ('IN_CLUB' as const);
  return { outcome, personId: elsewhere.id };
}
