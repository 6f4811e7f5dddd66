import { randomUUIDv7 } from 'node:crypto';
import type { organisationPeopleCalls } from '@traip/contract';
import { logAction } from '../../../platform/audit/log-action.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { namesakesIn } from '../namesakes/namesakes.ts';
import { type Described, PeopleIndex } from '../namesakes/same-person.ts';
import { newPersonRow } from '../new-person-row.ts';
import { insertPeople, lockPeople, restoreToList } from '../queries.ts';
import { lockOrganisation } from './queries.ts';

/** People known to the organisation or its teams are not entered again; those taken off the list return. */
export const enterPeople: Handler<typeof organisationPeopleCalls.add> = (context, { body }) =>
  context.db.transaction().execute(async (trx) => {
    const { organisationId, userId } = context.scope;
    await lockOrganisation(trx, context.scope);
    const namesakes = await lockedNamesakes(trx, organisationId, body.people);
    const index = new PeopleIndex([...namesakes.entered, ...namesakes.accounts]);
    const known = new Set<string>();
    const newPeople = [];
    for (const person of body.people) {
      const { likeness, id } = index.find(person);
      if (id !== null && likeness === 'SAME' && !person.isAnother) {
        known.add(id);
        continue;
      }
      const row = newPersonRow(randomUUIDv7(), person, context.now());
      newPeople.push(row);
      index.add(row);
    }
    const takenOff = new Set(
      namesakes.entered.filter(({ removedAt }) => removedAt !== null).map(({ id }) => id),
    );
    const returning = [...known].filter((id) => takenOff.has(id));
    await restoreToList(trx, returning);
    const entered = newPeople.map(({ id }) => id);
    const added = [...entered, ...returning];
    const enteredAt = context.now();
    const entries = entered.map((personId) => ({ personId, organisationId, enteredBy: userId, enteredAt }));
    await insertPeople(trx, newPeople, entries);
    if (added.length > 0)
      await logAction(trx, context, {
        subjectKind: 'ORGANISATION',
        subjectId: organisationId,
        action: 'PEOPLE_ENTERED',
        details: { count: added.length },
      });
    const isNew = new Set(added);
    return { added, known: [...known].filter((id) => !isNew.has(id)) };
  });

/** People taken off the list may be deleted tonight: locked, and read again in case they are gone. */
async function lockedNamesakes(trx: Trx, organisationId: string, people: readonly Described[]) {
  const found = await namesakesIn(trx, organisationId, people);
  const takenOff = found.entered.filter(({ removedAt }) => removedAt !== null);
  if (takenOff.length === 0) return found;
  await lockPeople(
    trx,
    takenOff.map(({ id }) => id),
  );
  return namesakesIn(trx, organisationId, people);
}
