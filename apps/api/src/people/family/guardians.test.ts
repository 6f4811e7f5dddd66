import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { familyCalls, personMergeCalls, profileCalls, teamCalls } from '@traip/contract';
import { createChild } from '../../testing/fixtures/families.ts';
import { createPerson, createTeam, enterPeople, type Person } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';

describe('guardians', () => {
  const world = openWorld();
  const MOTHER = 'MOTHER' as const;

  /** A team that entered a child, with what it sends to a guardian. */
  async function enteredChild(child: { birthday?: string } = { birthday: '2016-01-01' }) {
    const team = await createTeam(world, {}, 'OWNER');
    const { OWNER: owner } = team.people;
    const by = { teamId: team.id, enteredBy: owner.id };
    const [personId = ''] = await enterPeople(world, by, [
      { firstName: 'Teo', surnames: 'Pérez Sanz', ...child },
    ]);
    const makeCode = async () => {
      const { body } = await world.call(teamCalls.createQr, { body: { teamId: team.id, personId } }, owner);
      return body.token;
    };
    const invite = (to: Person, more: object = { personId }) =>
      world.call(teamCalls.invite, { body: { teamId: team.id, email: to.email, ...more } as never }, owner);
    const claims = async () => {
      const params = { teamId: team.id };
      return (await world.call(personMergeCalls.claims, { params }, owner)).body.claims;
    };
    return { ...team, owner, personId, makeCode, invite, claims };
  }

  const isBorn = (user: Person, birthday: string) =>
    world.store.db.updateTable('users').set({ birthday }).where('id', '=', user.id).execute();
  const childrenOf = async (user: Person) =>
    (await world.call(familyCalls.get, {}, user)).body.children.map(({ personId }) => personId);
  const answer = (user: Person, teamId: string, query: { relation?: typeof MOTHER; childId?: string }) =>
    world.call(profileCalls.answerTeam, { params: { teamId, responseBoolean: 'true' }, query }, user);
  const invitationsOf = async (user: Person) =>
    (await world.call(profileCalls.myTeams, {}, user)).body.invitations;

  it('answer an invitation for a child whom the team entered', async () => {
    const team = await enteredChild();
    const mother = await createPerson(world);
    assert.equal((await team.invite(mother)).status, 201);
    const [invitation] = await invitationsOf(mother);
    assert.deepEqual(invitation?.person, { firstName: 'Teo', surnames: 'P.', isChild: true });
    assert.equal((await answer(mother, team.id, {})).error?.code, 'CLAIM_NEEDS_GUARDIAN');
    assert.equal((await answer(mother, team.id, { relation: MOTHER })).body.status, 'ACCEPTED');
    assert.deepEqual(await childrenOf(mother), [team.personId]);
    assert.deepEqual(await invitationsOf(mother), []);
  });

  it('let one of their children join instead of themselves', async () => {
    const team = await enteredChild();
    const [mother, stranger] = [await createPerson(world), await createPerson(world)];
    const childId = await createChild(world, mother);
    for (const one of [mother, stranger]) await team.invite(one, {});
    assert.equal((await answer(stranger, team.id, { childId })).error?.code, 'PERSON_NOT_FOUND');
    assert.equal((await answer(mother, team.id, { childId })).status, 200);
    const { body } = await world.call(familyCalls.get, {}, mother);
    assert.deepEqual(
      body.children[0]?.teams.map(({ id }) => id),
      [team.id],
    );
    assert.equal((await world.call(teamCalls.get, { params: { id: team.id } }, mother)).body.role, null);
    assert.deepEqual(await invitationsOf(mother), []);
  });

  describe('who are not adults are refused', () => {
    async function youngster() {
      const team = await enteredChild();
      const sister = await createPerson(world);
      return { team, sister, grow: () => isBorn(sister, `${world.now().getFullYear() - 16}-01-01`) };
    }
    const refused = 'GUARDIAN_NOT_OF_AGE';

    it('with the code of the team', async () => {
      const { team, sister, grow } = await youngster();
      await grow();
      const body = { token: await team.makeCode(), relation: MOTHER };
      assert.equal((await world.call(teamCalls.consumeQr, { body }, sister)).error?.code, refused);
    });

    it('with an invitation', async () => {
      const { team, sister, grow } = await youngster();
      await team.invite(sister);
      await grow();
      assert.equal((await answer(sister, team.id, { relation: MOTHER })).error?.code, refused);
    });

    it('when the team confirms their claim', async () => {
      const { team, sister, grow } = await youngster();
      await world.store.db
        .updateTable('persons')
        .set({ surnames: 'Ferrer Vidal' })
        .where('id', '=', team.personId)
        .execute();
      const body = { token: await team.makeCode(), relation: MOTHER };
      await world.call(teamCalls.consumeQr, { body }, sister);
      await grow();
      const [claim] = await team.claims();
      const params = { teamId: team.id, id: claim?.id ?? '' };
      const decision = { params, body: { isAccepted: true } };
      const decided = await world.call(personMergeCalls.decideClaim, decision, team.owner);
      assert.equal(decided.error?.code, refused);
      assert.deepEqual(await childrenOf(sister), []);
    });
  });

  it('of a child of unknown age wait for the team, even with the same name', async () => {
    const team = await enteredChild({});
    const mother = await createPerson(world);
    const body = { token: await team.makeCode(), relation: MOTHER };
    assert.equal((await world.call(teamCalls.consumeQr, { body }, mother)).error?.code, 'CLAIM_WAITS');
    assert.deepEqual(await childrenOf(mother), []);
    assert.equal((await team.claims()).length, 1);
  });
});
