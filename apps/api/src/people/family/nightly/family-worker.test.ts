import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { familyCalls, notificationCalls } from '@traip/contract';
import { startJobs } from '../../../platform/jobs/jobs.ts';
import { createChild } from '../../../testing/fixtures/families.ts';
import { createPerson, type Person } from '../../../testing/fixtures/people.ts';
import { openWorld } from '../../../testing/world.ts';
import { familyWorker } from './family-worker.ts';

describe('every night', () => {
  const world = openWorld();

  /** Runs the job as on a given day. */
  async function nightOf(day: string) {
    const jobs = await startJobs(world.store, (error) => assert.fail(error), { runsSchedule: false });
    const now = () => new Date(`${day}T03:15:00Z`);
    await familyWorker({ db: world.store.db, jobs, consentAge: 14, now })({});
    await jobs.stop();
  }
  const titlesOf = async (user: Person) => {
    const { body } = await world.call(notificationCalls.list, { query: {} }, user);
    return body.items.map(({ title }) => title.en);
  };
  const childrenOf = async (user: Person) => (await world.call(familyCalls.get, {}, user)).body.children;

  it('guardian and child are told once that the child may now decide', async () => {
    const mother = await createPerson(world, { locale: 'en' });
    const childId = await createChild(world, mother, { birthday: '2030-06-15' });
    const email = 'lia@correo.es';
    await world.store.db.updateTable('persons').set({ email }).where('id', '=', childId).execute();
    await nightOf('2044-06-14');
    assert.deepEqual(await titlesOf(mother), []);
    await nightOf('2044-06-15');
    const expected = ['Lía Pérez Mora is now 14 and can have their own account'];
    assert.deepEqual(await titlesOf(mother), expected);
    const { subject, text } = await world.mailbox.take(email);
    assert.equal(subject, 'Lía, now that you’re 14, you decide about your data');
    assert.match(text, /https:\/\/traip\.test\/en\/auth\/register/);
    await nightOf('2044-06-15');
    await nightOf('2044-06-20');
    assert.deepEqual(await titlesOf(mother), expected);
    assert.equal(world.mailbox.countFor(email), 1);
    assert.equal((await childrenOf(mother)).length, 1);
  });

  it('a missed night is made up for, and no one is told of a birthday of years ago', async () => {
    const [late, old] = [await createPerson(world), await createPerson(world)];
    await createChild(world, late, { birthday: '2031-03-01' });
    await createChild(world, old, { birthday: '2029-03-01' });
    await nightOf('2045-03-09');
    assert.equal((await titlesOf(late)).length, 1);
    assert.deepEqual(await titlesOf(old), []);
  });

  it('a guardian is told before the child is eighteen, and stops being one on the day', async () => {
    const mother = await createPerson(world);
    const childId = await createChild(world, mother, { birthday: '2032-10-01' });
    const params = { personId: childId };
    const body = { purpose: 'PUBLIC_NAME', choice: 'HIDDEN', language: 'es' } as const;
    await world.call(familyCalls.consent, { params, body }, mother);
    await nightOf('2050-09-02');
    await nightOf('2050-09-03');
    assert.deepEqual(await titlesOf(mother), ['Lía Pérez Mora turns 18 soon']);
    assert.equal((await childrenOf(mother)).length, 1);
    await nightOf('2050-10-01');
    assert.deepEqual((await titlesOf(mother)).toSorted(), [
      'Lía Pérez Mora is now 18',
      'Lía Pérez Mora turns 18 soon',
    ]);
    assert.deepEqual(await childrenOf(mother), []);
    assert.deepEqual(await inForce(childId), [{ choice: 'HIDDEN' }], 'what she decided stays');
  });

  const inForce = (personId: string) =>
    world.store.db.selectFrom('consentsInForce').select('choice').where('personId', '=', personId).execute();
});
