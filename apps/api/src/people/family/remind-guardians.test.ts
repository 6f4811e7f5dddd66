import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { consentCalls, familyCalls, notificationCalls, squadCalls } from '@traip/contract';
import { createChild } from '../../testing/fixtures/families.ts';
import { createPerson, createTeam, enterPeople, type Person } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';

describe('a team with minors', () => {
  const world = openWorld();

  async function team() {
    const { id: teamId, people } = await createTeam(world, {}, 'OWNER', 'CAPTAIN');
    const mother = await createPerson(world);
    const childId = await createChild(world, mother, { teamId });
    const remind = (personId = childId, by = people.OWNER) =>
      world.call(consentCalls.remind, { params: { teamId, personId } }, by);
    const look = async (by = people.OWNER, personId = childId) => {
      const { body } = await world.call(squadCalls.get, { params: { teamId } }, by);
      return body.people.find((one) => one.personId === personId);
    };
    return { teamId, ...people, mother, childId, remind, look };
  }
  const decide = (user: Person, personId: string, choice: 'YES' | 'NO') =>
    world.call(
      familyCalls.consent,
      { params: { personId }, body: { purpose: 'PARTICIPATION', choice, language: 'es' } },
      user,
    );
  const titlesOf = async (user: Person) => {
    const { body } = await world.call(notificationCalls.list, { query: {} }, user);
    return body.items.map(({ title, path }) => [title.es, path]);
  };

  it('sees the guardians of each, and whether they agreed', async () => {
    const { look, mother, childId, CAPTAIN } = await team();
    assert.deepEqual((await look())?.guardians, [{ name: 'Ana Pérez Gil', relation: 'MOTHER' }]);
    assert.deepEqual((await look())?.consent, { state: 'MISSING', askedAt: null, papers: [] });
    await decide(mother, childId, 'YES');
    assert.equal((await look())?.consent?.state, 'GIVEN');
    await decide(mother, childId, 'NO');
    assert.equal((await look())?.consent?.state, 'REFUSED');
    const asCaptain = await look(CAPTAIN);
    assert.deepEqual([asCaptain?.guardians, asCaptain?.consent], [[], null]);
  });

  it('can remind a guardian once a day, and sees since when it has been asking', async () => {
    const { remind, look, mother } = await team();
    const first = await remind();
    assert.equal(first.status, 200);
    assert.equal((await remind()).error?.code, 'ASKED_TODAY');
    const [[title, path] = []] = await titlesOf(mother);
    assert.match(title ?? '', /espera tu permiso para que juegue Lía Pérez Mora/);
    assert.equal(path, '/profile/children');
    const yesterday = new Date(world.now().getTime() - 25 * 3_600_000);
    await world.store.db.updateTable('guardianRequests').set({ lastAt: yesterday }).execute();
    const second = await remind();
    assert.equal(second.status, 200);
    assert.equal(second.body.consent?.askedAt, first.body.consent?.askedAt);
    assert.equal((await look())?.consent?.askedAt, first.body.consent?.askedAt);
    assert.equal((await titlesOf(mother)).length, 1);
  });

  it('has no one to remind without a guardian, and nothing to ask for once they agreed', async () => {
    const { teamId, OWNER, CAPTAIN, remind, mother, childId } = await team();
    const [orphan] = await enterPeople(world, { teamId, enteredBy: OWNER.id }, [{ birthday: '2016-01-01' }]);
    assert.equal((await remind(orphan)).error?.code, 'NO_GUARDIAN');
    assert.equal((await remind(OWNER.id)).error?.code, 'CONSENT_GIVEN');
    await decide(mother, childId, 'YES');
    assert.equal((await remind()).error?.code, 'CONSENT_GIVEN');
    assert.equal((await remind(mother.id)).error?.code, 'NOT_A_TEAM_MEMBER');
    assert.equal((await remind(childId, CAPTAIN)).status, 403);
  });
});
