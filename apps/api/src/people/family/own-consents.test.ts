import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { familyCalls, profileCalls, teamCalls } from '@traip/contract';
import { createPerson, createTeam, enterPeople, type Person } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';

describe('a decision about one’s own data', () => {
  const world = openWorld();
  const own = (user: Person) => world.call(familyCalls.own, {}, user);
  const decide = (user: Person, purpose: string, choice: string) =>
    world.call(
      familyCalls.decideOwn,
      { body: { purpose: purpose as 'PHOTO', choice, language: 'en' } },
      user,
    );

  /** A sixteen-year-old with a public account, in a public team. */
  async function youngPlayer() {
    const { id, people } = await createTeam(world, {}, 'MEMBER');
    const birthday = `${world.now().getFullYear() - 16}-01-01`;
    const { MEMBER: player } = people;
    await world.store.db.updateTable('users').set({ birthday }).where('id', '=', player.id).execute();
    const named = async () => {
      const { body } = await world.call(teamCalls.full, { params: { id } });
      return body.members.map(({ firstName, surnames }) => `${firstName} ${surnames}`);
    };
    return { player, named };
  }

  it('takes effect at once on every page, and can be withdrawn', async () => {
    const { player, named } = await youngPlayer();
    assert.deepEqual(await named(), ['MEMBER P.']);
    assert.equal((await decide(player, 'PUBLIC_NAME', 'FULL')).body.consents.PUBLIC_NAME, 'FULL');
    assert.deepEqual(await named(), ['MEMBER Pérez Gil']);
    assert.equal((await decide(player, 'PUBLIC_NAME', 'HIDDEN')).body.consents.PUBLIC_NAME, 'HIDDEN');
    assert.deepEqual(await named(), []);
  });

  it('also takes effect on their own page', async () => {
    const { player } = await youngPlayer();
    const page = async () => {
      const { body, error } = await world.call(profileCalls.full, { params: { userCode: player.userCode } });
      return error?.code ?? `${body.firstName} ${body.surnames}`;
    };
    assert.equal(await page(), 'MEMBER P.');
    await decide(player, 'PUBLIC_NAME', 'FULL');
    assert.equal(await page(), 'MEMBER Pérez Gil');
    await decide(player, 'PUBLIC_NAME', 'HIDDEN');
    assert.equal(await page(), 'NOT_FOUND');
  });

  it('stays on record with its author, time and text', async () => {
    const person = await createPerson(world);
    const { records: none, consents: before } = (await own(person)).body;
    assert.deepEqual([none, before.PHOTO, before.PARTICIPATION], [[], 'YES', null]);
    await decide(person, 'PARTICIPATION', 'YES');
    const { records, consents } = (await decide(person, 'PARTICIPATION', 'NO')).body;
    assert.deepEqual(
      records.map(({ choice, how, by, language }) => [choice, how, by, language]),
      [
        ['NO', 'SELF', 'Ana Pérez Gil', 'en'],
        ['YES', 'SELF', 'Ana Pérez Gil', 'en'],
      ],
    );
    assert.equal(consents.PARTICIPATION, 'NO');
  });

  it('cannot exceed what the guardians of a minor allow', async () => {
    const { player, named } = await youngPlayer();
    const mother = await createPerson(world);
    const { db } = world.store;
    await db
      .insertInto('guardians')
      .values({ childId: player.id, userId: mother.id, relation: 'MOTHER', since: world.now() })
      .execute();
    const body = { purpose: 'PUBLIC_NAME', choice: 'SHORT', language: 'es' } as const;
    await world.call(familyCalls.consent, { params: { personId: player.id }, body }, mother);
    assert.equal((await decide(player, 'PUBLIC_NAME', 'FULL')).body.consents.PUBLIC_NAME, 'SHORT');
    assert.deepEqual((await own(player)).body.guardians, ['Ana Pérez Gil']);
    assert.deepEqual(await named(), ['MEMBER P.']);
  });

  it('starts from a guardian’s decision once the child has an account', async () => {
    const birthday = `${world.now().getFullYear() - 15}-01-01`;
    const team = await createTeam(world, {}, 'OWNER');
    const { OWNER: owner } = team.people;
    const [childId = ''] = await enterPeople(world, { teamId: team.id, enteredBy: owner.id }, [
      { firstName: 'Teo', surnames: 'Pérez Sanz', birthday },
    ]);
    const scan = async (user: Person, more: { relation?: 'MOTHER' } = {}) => {
      const code = { teamId: team.id, personId: childId };
      const { body } = await world.call(teamCalls.createQr, { body: code }, owner);
      return world.call(teamCalls.consumeQr, { body: { token: body.token, ...more } }, user);
    };
    const [mother, teo] = [await createPerson(world), await createPerson(world, { firstName: 'Teo' })];
    await world.store.db.updateTable('users').set({ birthday }).where('id', '=', teo.id).execute();
    await scan(mother, { relation: 'MOTHER' });
    const body = { purpose: 'PUBLIC_NAME', choice: 'HIDDEN', language: 'es' } as const;
    await world.call(familyCalls.consent, { params: { personId: childId }, body }, mother);
    assert.equal((await scan(teo)).status, 200);
    const { consents, guardians } = (await own(teo)).body;
    assert.deepEqual([consents.PUBLIC_NAME, guardians], ['HIDDEN', ['Ana Pérez Gil']]);
    const { children } = (await world.call(familyCalls.get, {}, mother)).body;
    assert.deepEqual(
      children.map(({ personId }) => personId),
      [teo.id],
    );
  });

  it('must be one of the choices, or nothing is saved', async () => {
    const person = await createPerson(world);
    const { status, error } = await decide(person, 'PHOTO', 'FULL');
    assert.deepEqual([status, error?.field], [400, 'choice']);
  });
});
