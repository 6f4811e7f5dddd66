import { isRefusal, type organisationPeopleCalls } from '@traip/contract';
import type { Handler } from '../../../platform/routing/handler.ts';
import { dayInMadrid } from '../../../platform/time/day-in-madrid.ts';
import { PeopleIndex } from '../namesakes/same-person.ts';
import { namesakesOf, type ReadRow, readRows } from '../table-preview.ts';

/** A pasted table, and who is on the list already. People taken off it may be entered again. */
export const readTable: Handler<typeof organisationPeopleCalls.readTable> = async (
  { db, scope, now },
  { body },
) => {
  const table = readRows(body, dayInMadrid(now()));
  if (isRefusal(table)) return table;
  const { columns, rows } = table;
  const { entered, accounts } = await namesakesOf(db, scope.organisationId, rows);
  const onList = entered.filter(({ removedAt }) => removedAt === null);
  const known = new PeopleIndex([...onList, ...accounts]);
  return { columns, rows: rows.map((row) => ({ ...row, ...outcomeOf(row, known) })) };
};

const outcomes = { SAME: 'IN_CLUB', DOUBTFUL: 'DOUBTFUL', OTHER: 'NEW' } as const;

function outcomeOf({ person, problems }: ReadRow, known: PeopleIndex) {
  if (problems.length > 0) return { outcome: 'WRONG' as const, personId: null };
  const { likeness, id } = known.find(person);
  return { outcome: outcomes[likeness], personId: id };
}
