import { randomUUIDv7 } from 'node:crypto';
import type { organisationPeopleCalls } from '@traip/contract';
import { logAction } from '../../../platform/audit/log-action.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { newPersonRow } from '../new-person-row.ts';
import { bringBack, insertPeople, listEnteredPeople } from '../queries.ts';
import { nameKey, PeopleIndex } from '../same-person.ts';
import { lockOrganisation } from './queries.ts';

/** Who is known to the organisation or to one of its teams is not entered again; who was taken off the list comes back. */
export const enterPeople: Handler<typeof organisationPeopleCalls.add> = (context, { body }) =>
  context.db.transaction().execute(async (trx) => {
    const { organisationId, userId } = context.scope;
    await lockOrganisation(trx, context.scope);
    const namesakes = await listEnteredPeople(trx, organisationId, {
      documents: body.people.flatMap(({ document }) => document ?? []),
      names: body.people.map(nameKey),
    });
    const index = new PeopleIndex(namesakes);
    const known = new Set<string>();
    const fresh = [];
    for (const person of body.people) {
      const { likeness, id } = index.find(person);
      if (id !== null && likeness === 'SAME' && !person.isAnother) {
        known.add(id);
        continue;
      }
      const row = newPersonRow(randomUUIDv7(), person, context.now());
      fresh.push(row);
      index.add(row);
    }
    const takenOff = new Set(namesakes.filter(({ removedAt }) => removedAt !== null).map(({ id }) => id));
    const returning = [...known].filter((id) => takenOff.has(id));
    await bringBack(trx, returning);
    const entered = fresh.map(({ id }) => id);
    const added = [...entered, ...returning];
    const enteredAt = context.now();
    const entries = entered.map((personId) => ({ personId, organisationId, enteredBy: userId, enteredAt }));
    await insertPeople(trx, fresh, entries);
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
