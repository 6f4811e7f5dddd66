import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lineupCalls, organisationPeopleCalls, squadCalls } from '@traip/contract';
import { removalWorker } from '../../competition/deleted/removal/removal-worker.ts';
import { matchDay } from '../../competition/match/testing/match-day.ts';
import { removeFromList } from '../../people/squad/organisation/queries.ts';
import { endMemberships, insertMemberships, lockPeople } from '../../people/squad/queries.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { createLineup, createPlayers } from '../fixtures/lineups.ts';
import { createOrganisation, createTeam, enterPeople } from '../fixtures/people.ts';
import { openWorld } from '../world.ts';
import { allAtOnce, countSuccesses, times } from './testing/at-once.ts';

describe('a person without an account, at the same moment', () => {
  const world = openWorld();
  const day = 86_400_000;

  /** A club that entered some people who aren't in a team yet. */
  async function clubWith(count: number) {
    const club = await createOrganisation(world, 'admin');
    const params = { orgCode: club.code };
    const people = times(count, (nth) => ({ firstName: `Ana ${nth}`, surnames: 'Gil' }));
    const { admin } = club.people;
    const entered = await world.call(organisationPeopleCalls.add, { params, body: { people } }, admin);
    const remove = (personId: string) =>
      world.call(organisationPeopleCalls.remove, { params, body: { personIds: [personId] } }, admin);
    return { club, admin, params, people, ids: entered.body.added, remove };
  }
  const entriesOf = async (ids: readonly string[]) =>
    new Map(
      (
        await world.store.db.selectFrom('personEntries').selectAll().where('personId', 'in', ids).execute()
      ).map((entry) => [entry.personId, entry]),
    );

  /** Makes a call while an uncommitted transaction removes a person from the list or a team. */
  async function during<T>(
    personId: string,
    removal: (trx: Trx) => Promise<void>,
    call: () => Promise<T>,
  ): Promise<T> {
    const { started } = await world.store.db.transaction().execute(async (trx) => {
      await lockPeople(trx, [personId]);
      await removal(trx);
      const started = call();
      // Long enough for a call that doesn't wait; one that does is blocked until this is over.
      await Promise.race([started, new Promise((resolve) => setTimeout(resolve, 1000))]);
      return { started };
    });
    return started;
  }

  it('is removed from the list and joins a team, which puts them back on the list', async () => {
    const { club, admin, people, ids } = await clubWith(1);
    const [personId = ''] = ids;
    const team = await createTeam(world, { organisationId: club.id });
    const input = { params: { teamId: team.id }, body: { people: [{ ...people[0], personId }] } as never };
    const { status } = await during(
      personId,
      (trx) => removeFromList(trx, ids, world.now()),
      () => world.call(squadCalls.add, input, admin),
    );
    assert.equal(status, 201);
    assert.equal((await entriesOf(ids)).get(personId)?.removedAt, null);
  });

  it('joins a team and is removed from the list, on which team members stay', async () => {
    const { club, ids, remove } = await clubWith(1);
    const [personId = ''] = ids;
    const { id: teamId } = await createTeam(world, { organisationId: club.id });
    const membership = { teamId, personId, role: 'MEMBER' as const, joinedAt: world.now() };
    const { error } = await during(
      personId,
      (trx) => insertMemberships(trx, [membership]),
      () => remove(personId),
    );
    assert.equal(error?.code, 'PERSON_IN_TEAM');
    assert.equal((await entriesOf(ids)).get(personId)?.removedAt, null);
  });

  it('is changed by two teams, and one is refused for its older version', async () => {
    const { club, admin, people, ids } = await clubWith(6);
    const teams = [
      await createTeam(world, { organisationId: club.id }),
      await createTeam(world, { organisationId: club.id }),
    ];
    for (const { id: teamId } of teams) {
      const body = { people: people.map((person, nth) => ({ ...person, personId: ids[nth] })) } as never;
      assert.equal((await world.call(squadCalls.add, { params: { teamId }, body }, admin)).status, 201);
    }
    const answers = await allAtOnce(
      'versions',
      ids.flatMap((personId) =>
        teams.map(({ id: teamId }) => () => {
          const body = { people: [{ personId, version: 1, surnames: `Gil ${teamId.slice(-4)}` }] };
          return world.call(squadCalls.change, { params: { teamId }, body }, admin);
        }),
      ),
    );
    assert.equal(countSuccesses(answers), ids.length);
    const codes = answers.flatMap(({ error }) => error?.code ?? []);
    assert.deepEqual(
      codes,
      ids.map(() => 'STALE_VERSION'),
    );
  });

  it('is removed from the list and changed, and the change is refused', async () => {
    const { admin, params, ids } = await clubWith(1);
    const [personId = ''] = ids;
    const input = { params: { ...params, personId }, body: { version: 1, surnames: 'Soto' } };
    const { status, error } = await during(
      personId,
      (trx) => removeFromList(trx, ids, world.now()),
      () => world.call(organisationPeopleCalls.change, input, admin),
    );
    assert.deepEqual([status, error?.code], [404, 'PERSON_NOT_FOUND']);
  });

  it('is entered again while being deleted, and exists if the reply said so', async () => {
    const { admin, params, people, ids, remove } = await clubWith(8);
    for (const id of ids) await remove(id);
    const { db } = world.store;
    const longAgo = new Date(world.now().getTime() - 40 * day);
    await db
      .updateTable('personEntries')
      .set({ enteredAt: longAgo, removedAt: longAgo })
      .where('personId', 'in', ids)
      .execute();
    const night = async () => {
      await removalWorker({ db, files: world.files, now: () => world.now() })({});
      return { status: 404, added: [] as readonly string[] };
    };
    const enter = async (nth: number) => {
      const body = { people: people.slice(nth, nth + 1) };
      const { status, body: reply } = await world.call(organisationPeopleCalls.add, { params, body }, admin);
      return { status, added: reply.added };
    };
    const answers = await allAtOnce('night', [...people.map((_, nth) => () => enter(nth)), night]);
    assert.equal(countSuccesses(answers), people.length);
    const added = answers.flatMap((answer) => answer.added);
    assert.equal(added.length, people.length);
    const entries = await entriesOf(added);
    assert.deepEqual(
      added.filter((id) => entries.get(id)?.removedAt !== null),
      [],
    );
  });

  it('is removed from the team while their lineup is confirmed, which waits and is refused', async () => {
    const { competition, home, matchId } = await matchDay(world);
    const { db } = world.store;
    const { OWNER } = home.people;
    const [personId = ''] = await enterPeople(world, { teamId: home.id, enteredBy: OWNER.id }, [{}]);
    const kickOff = new Date(world.now().getTime() + 3 * day);
    await db.updateTable('matches').set({ kickOff }).where('id', '=', matchId).execute();
    const { organisationId, competitionId } = competition;
    const others = (await createPlayers(world, home.id, 10)).map(({ id }) => id);
    const id = await createLineup(world, {
      organisationId,
      competitionId,
      matchId,
      teamId: home.id,
      players: [...others, personId],
    });
    const { status, error } = await during(
      personId,
      (trx) => endMemberships(trx, home.id, [personId], world.now()),
      () => world.call(lineupCalls.confirm, { params: { id }, body: {} }, OWNER),
    );
    assert.deepEqual([status, error?.code], [422, 'LINEUP_INVALID']);
  });
});
