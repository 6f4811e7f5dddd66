import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { consentCalls, familyCalls } from '@traip/contract';
import { matchDay } from '../competition/match/testing/match-day.ts';
import { createChild } from '../testing/fixtures/families.ts';
import { createPerson, type Person } from '../testing/fixtures/people.ts';
import { openWorld } from '../testing/world.ts';
import { inboxOf } from './testing/inbox.ts';

describe('a guardian who wants no messages from the team of a child', () => {
  const world = openWorld();
  const { move } = inboxOf(world);

  const decide = (user: Person, personId: string, choice: 'YES' | 'NO') =>
    world.call(
      familyCalls.consent,
      { params: { personId }, body: { purpose: 'CONTACT', choice, language: 'es' } },
      user,
    );

  /** A person's inbox, and whether an email about each item is due. */
  const noticesOf = async ({ id }: Person) => {
    const notices = await world.store.db
      .selectFrom('notifications')
      .select(['kind', 'mailSince'])
      .where('userId', '=', id)
      .orderBy('id')
      .execute();
    return notices.map(({ kind, mailSince }) => [kind, mailSince !== null]);
  };

  async function season() {
    const { club, home, matchId } = await matchDay(world);
    const mother = await createPerson(world);
    const childId = await createChild(world, mother, { teamId: home.id });
    const moved = (day: number) =>
      move(matchId, `2030-05-${String(day).padStart(2, '0')}T16:00:00.000Z`, club.people.admin);
    return { home, mother, childId, moved };
  }

  it('gets no emails about its matches, but finds them in the inbox', async () => {
    const { mother, childId, moved } = await season();
    await decide(mother, childId, 'NO');
    await moved(4);
    assert.deepEqual(await noticesOf(mother), [['MATCH_MOVED', false]]);
    await decide(mother, childId, 'YES');
    await moved(5);
    assert.deepEqual(await noticesOf(mother), [['MATCH_MOVED', true]]);
  });

  it('is still asked for consents', async () => {
    const { home, mother, childId } = await season();
    await decide(mother, childId, 'NO');
    const params = { teamId: home.id, personId: childId };
    assert.equal((await world.call(consentCalls.remind, { params }, home.people.OWNER)).status, 200);
    assert.deepEqual(await noticesOf(mother), [['FAMILY', true]]);
  });

  it('gets them for another child in the same team', async () => {
    const { home, mother, childId, moved } = await season();
    await decide(mother, childId, 'NO');
    await createChild(world, mother, { teamId: home.id });
    await moved(4);
    assert.deepEqual(await noticesOf(mother), [['MATCH_MOVED', true]]);
  });

  it('silences them for the other guardian too: the stricter choice wins', async () => {
    const { mother, childId, moved } = await season();
    const father = await createPerson(world);
    await world.store.db
      .insertInto('guardians')
      .values({ childId, userId: father.id, relation: 'FATHER', since: world.now() })
      .execute();
    await decide(mother, childId, 'NO');
    await decide(father, childId, 'YES');
    await moved(4);
    assert.deepEqual(await noticesOf(father), [['MATCH_MOVED', false]]);
  });
});

describe('a player who wants no messages from the team', () => {
  const world = openWorld();
  const { move } = inboxOf(world);

  it('gets no emails about its matches, except matches they referee', async () => {
    const { club, home, matchId, competition } = await matchDay(world);
    const { referee } = club.people;
    const { CAPTAIN } = home.people;
    const body = { purpose: 'CONTACT', choice: 'NO', language: 'es' } as const;
    for (const user of [CAPTAIN, referee]) await world.call(familyCalls.decideOwn, { body }, user);
    const { db } = world.store;
    const { organisationId } = competition;
    await db.insertInto('matchReferees').values({ organisationId, matchId, userId: referee.id }).execute();
    await move(matchId, '2030-05-04T16:00:00.000Z', club.people.admin);
    const mailed = async ({ id }: Person) =>
      (await db.selectFrom('notifications').select('mailSince').where('userId', '=', id).execute()).map(
        ({ mailSince }) => mailSince !== null,
      );
    assert.deepEqual([await mailed(CAPTAIN), await mailed(referee)], [[false], [true]]);
  });
});
