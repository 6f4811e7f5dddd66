import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  familyCalls,
  matchManagementCalls,
  notificationCalls,
  personMergeCalls,
  profileCalls,
  squadCalls,
  statisticsCalls,
  teamCalls,
} from '@traip/contract';
import { matchDay } from '../../competition/match/testing/match-day.ts';
import { createLineup } from '../../testing/fixtures/lineups.ts';
import { createPerson, createTeam, enterPeople, type Person } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';

const lia = {
  firstName: 'Lía',
  surnames: 'Pérez Mora',
  birthday: '2017-03-04',
  relation: 'MOTHER',
  consents: { PARTICIPATION: 'YES', PUBLIC_NAME: 'FULL' },
  language: 'es',
} as const;

describe('a family', () => {
  const world = openWorld();

  const add = (user: Person, child: object = {}) =>
    world.call(familyCalls.add, { body: { ...lia, ...child } as never }, user);
  const familyOf = async (user: Person) => (await world.call(familyCalls.get, {}, user)).body.children;
  const decide = (user: Person, personId: string, purpose: string, choice: string) =>
    world.call(
      familyCalls.consent,
      { params: { personId }, body: { purpose: purpose as 'PHOTO', choice, language: 'es' } },
      user,
    );

  /** A child in a team that scored in a published match. */
  async function playingChild(mother: Person) {
    const { body } = await add(mother);
    const { personId } = body;
    const day = await matchDay(world);
    const { home, matchId, competition } = day;
    const qr = await world.call(teamCalls.createQr, { body: { teamId: home.id } }, home.people.OWNER);
    const joined = { token: qr.body.token, childId: personId };
    assert.equal((await world.call(teamCalls.consumeQr, { body: joined }, mother)).status, 200);
    const { organisationId, competitionId } = competition;
    await createLineup(world, {
      organisationId,
      competitionId,
      matchId,
      teamId: home.id,
      state: 'CONFIRMED',
      players: [personId],
    });
    await day.start();
    await day.register({ type: 'GOAL', teamId: home.id, playerId: personId, minute: 3 });
    await day.finish();
    await day.close();
    return { ...day, personId };
  }

  const scorerIn = async (competitionId: string) => {
    const query = { competitionId, metric: 'goals' as const };
    const { body } = await world.call(statisticsCalls.playerStats, { query });
    const player = body.items[0]?.player;
    return `${player?.firstName} ${player?.surnames}`.trim();
  };

  describe('has children', () => {
    it('entered by a guardian, with the guardian’s decisions and the texts shown for them', async () => {
      const mother = await createPerson(world);
      const { status, body } = await add(mother);
      assert.equal(status, 201);
      assert.deepEqual(body.consents, {
        PARTICIPATION: 'YES',
        PUBLIC_NAME: 'FULL',
        PHOTO: 'NO',
        CONTACT: 'YES',
      });
      assert.deepEqual(
        body.records.map(({ how, language, by }) => [how, language, by]),
        Array.from({ length: 4 }, () => ['GUARDIAN', 'es', 'Ana Pérez Gil']),
      );
      assert.deepEqual(
        (await familyOf(mother)).map(({ firstName, relation }) => [firstName, relation]),
        [['Lía', 'MOTHER']],
      );
    });

    it('who are minors, with guardians who are not', async () => {
      const mother = await createPerson(world);
      assert.equal((await add(mother, { birthday: '1999-01-01' })).error?.code, 'CHILD_OF_AGE');
      await world.store.db
        .updateTable('users')
        .set({ birthday: '2011-01-01' })
        .where('id', '=', mother.id)
        .execute();
      assert.equal((await add(mother)).error?.code, 'GUARDIAN_NOT_OF_AGE');
      assert.deepEqual(await familyOf(mother), []);
    });

    it('whom no one else can see or decide about', async () => {
      const { body } = await add(await createPerson(world));
      const stranger = await createPerson(world);
      assert.deepEqual(await familyOf(stranger), []);
      assert.equal((await decide(stranger, body.personId, 'PUBLIC_NAME', 'FULL')).status, 404);
      const away = await world.call(familyCalls.leave, { params: { personId: body.personId } }, stranger);
      assert.equal(away.status, 404);
    });
  });

  it('can withdraw a name, which disappears from every public page at once', async () => {
    const mother = await createPerson(world);
    const { personId, competition, home, matchId } = await playingChild(mother);
    assert.equal(await scorerIn(competition.competitionId), 'Lía Pérez Mora');
    await decide(mother, personId, 'PUBLIC_NAME', 'SHORT');
    assert.equal(await scorerIn(competition.competitionId), 'Lía P.');
    await decide(mother, personId, 'PUBLIC_NAME', 'HIDDEN');
    assert.equal(await scorerIn(competition.competitionId), '');
    const full = await world.call(matchManagementCalls.full, { params: { id: matchId } });
    assert.doesNotMatch(JSON.stringify(full.body), /Lía|Mora/);
    const team = await world.call(teamCalls.full, { params: { id: home.id } });
    assert.doesNotMatch(JSON.stringify(team.body), /Lía|Mora/);
  });

  it('counts a disagreement of two guardians as a no, until one of them leaves', async () => {
    const [mother, father] = [await createPerson(world), await createPerson(world)];
    const { body } = await add(mother);
    const { personId } = body;
    await world.store.db
      .insertInto('guardians')
      .values({ childId: personId, userId: father.id, relation: 'FATHER', since: world.now() })
      .execute();
    const other = await decide(father, personId, 'PUBLIC_NAME', 'HIDDEN');
    assert.equal(other.body.consents.PUBLIC_NAME, 'HIDDEN');
    assert.equal((await decide(mother, personId, 'PUBLIC_NAME', 'FULL')).body.consents.PUBLIC_NAME, 'HIDDEN');
    assert.equal((await decide(father, personId, 'PHOTO', 'NO')).body.consents.PHOTO, 'NO');
    await world.call(familyCalls.leave, { params: { personId } }, father);
    assert.deepEqual((await familyOf(mother))[0]?.consents.PUBLIC_NAME, 'FULL');
  });

  it('is notified of its children’s matches', async () => {
    const mother = await createPerson(world);
    const { matchId } = await playingChild(mother);
    const { body } = await world.call(notificationCalls.list, { query: {} }, mother);
    assert.ok(body.items.some(({ path }) => path?.includes(matchId) ?? false));
  });

  describe('claims a child that a team entered', () => {
    async function enteredChild(child: object = {}) {
      const team = await createTeam(world, {}, 'OWNER');
      const by = { teamId: team.id, enteredBy: team.people.OWNER.id };
      const [personId] = (await enterPeople(world, by, [
        { firstName: 'Teo', surnames: 'Pérez Sanz', birthday: '2016-01-01', ...child },
      ])) as [string];
      const qr = await world.call(
        teamCalls.createQr,
        { body: { teamId: team.id, personId } },
        team.people.OWNER,
      );
      return { team, personId, token: qr.body.token };
    }
    const scan = (user: Person, body: { token: string; relation?: 'MOTHER' }) =>
      world.call(teamCalls.consumeQr, { body }, user);

    it('as its guardian, never as the child', async () => {
      const { team, personId, token } = await enteredChild();
      const mother = await createPerson(world);
      const offer = await world.call(teamCalls.previewQr, { body: { token } }, mother);
      assert.deepEqual(offer.body.person, { firstName: 'Teo', surnames: 'P.', isChild: true });
      assert.equal((await scan(mother, { token })).error?.code, 'CLAIM_NEEDS_GUARDIAN');
      assert.equal((await scan(mother, { token, relation: 'MOTHER' })).status, 200);
      assert.deepEqual(
        (await familyOf(mother)).map((child) => child.personId),
        [personId],
      );
      const squad = await world.call(squadCalls.get, { params: { teamId: team.id } }, team.people.OWNER);
      const child = squad.body.people.find((one) => one.personId === personId);
      assert.deepEqual(child?.guardians, [{ name: 'Ana Pérez Gil', relation: 'MOTHER' }]);
      const change = {
        params: { teamId: team.id },
        body: { people: [{ personId, version: 1, firstName: 'Tito' }] },
      };
      const changed = await world.call(squadCalls.change, change, team.people.OWNER);
      assert.equal(changed.error?.code, 'PERSON_HAS_GUARDIAN');
    });

    it('under another name only once the team confirms it', async () => {
      const { team, personId, token } = await enteredChild({ surnames: 'Ferrer Vidal' });
      const mother = await createPerson(world);
      assert.equal((await scan(mother, { token, relation: 'MOTHER' })).error?.code, 'CLAIM_WAITS');
      assert.deepEqual(await familyOf(mother), []);
      const params = { teamId: team.id };
      const { body } = await world.call(personMergeCalls.claims, { params }, team.people.OWNER);
      assert.deepEqual(
        body.claims.map(({ relation }) => relation),
        ['MOTHER'],
      );
      const decision = { params: { ...params, id: body.claims[0]?.id ?? '' }, body: { isAccepted: true } };
      await world.call(personMergeCalls.decideClaim, decision, team.people.OWNER);
      assert.deepEqual(
        (await familyOf(mother)).map((child) => child.personId),
        [personId],
      );
    });
  });

  it('is in the data export of its guardian', async () => {
    const mother = await createPerson(world);
    await add(mother);
    const { body } = await world.call(profileCalls.myData, {}, mother);
    const data = body as unknown as Record<string, Record<string, unknown>[]>;
    assert.deepEqual(
      data.children?.map(({ firstName }) => firstName),
      ['Lía'],
    );
    assert.equal(data.consents?.length, 4);
  });

  it('erases a child who has no guardian left and plays nowhere', async () => {
    const mother = await createPerson(world);
    const { body } = await add(mother);
    await world.call(familyCalls.leave, { params: { personId: body.personId } }, mother);
    const row = await world.store.db
      .selectFrom('persons')
      .select('id')
      .where('id', '=', body.personId)
      .execute();
    assert.deepEqual(row, []);
  });
});
