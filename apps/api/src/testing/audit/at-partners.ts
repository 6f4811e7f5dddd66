import { randomUUIDv7 } from 'node:crypto';
import { createPerson, type Person } from '../fixtures/people.ts';
import type { Prepare } from './prepare.ts';

interface Looking {
  readonly competitionId: string;
  /** Two people looking for a partner; the first has asked the second. */
  readonly fromId: string;
  readonly toId: string;
  readonly from: Person;
  readonly to: Person;
  readonly staff: Person;
}

/** A competition of pairs in which two people are looking for a partner. */
export function atPartners(
  attempt: (looking: Looking) => { readonly person: Person; readonly input: Record<string, unknown> },
): Prepare {
  return async (world, { organisationId, competitionId, people: { SA } }) => {
    const { db } = world.store;
    await db
      .updateTable('competitions')
      .set({ competitors: 'PAIR', takesRegistrations: true, state: 'PUBLICIZED', maxTeams: null })
      .where('id', '=', competitionId)
      .execute();
    const [from, to] = [await createPerson(world), await createPerson(world, { firstName: 'Eva' })];
    const [fromId, toId] = [randomUUIDv7(), randomUUIDv7()];
    const at = world.now();
    const search = { organisationId, competitionId, level: null, note: null, byUser: null, at };
    await db
      .insertInto('partnerSearches')
      .values([
        { ...search, id: fromId, personId: from.id },
        { ...search, id: toId, personId: to.id },
      ])
      .execute();
    await db.insertInto('partnerRequests').values({ fromId, toId, at }).execute();
    return attempt({ competitionId, fromId, toId, from, to, staff: SA });
  };
}
