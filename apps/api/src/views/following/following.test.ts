import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import {
  type FollowKind,
  type FollowRings,
  followCalls,
  followLimit,
  personMergeCalls,
  profileCalls,
} from '@traip/contract';
import type { MatchStatus } from '@traip/engine/match';
import { queriesOf } from '../../testing/count-queries.ts';
import {
  createCompetition,
  createMatch,
  createTraip,
  enterTeam,
} from '../../testing/fixtures/competitions.ts';
import { createChild } from '../../testing/fixtures/families.ts';
import {
  createOrganisation,
  createPerson,
  createTeam,
  enterPeople,
  type Person,
} from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';

interface FollowInput {
  readonly kind: FollowKind;
  readonly id: string;
  readonly rings?: FollowRings;
}

describe('a follower', () => {
  const world = openWorld();
  const follow = (user: Person, { kind, id, rings = 'ALL' }: FollowInput) =>
    world.call(followCalls.set, { params: { kind, id }, body: { rings } }, user);
  const unfollow = (user: Person, { kind, id }: FollowInput) =>
    world.call(followCalls.remove, { params: { kind, id } }, user);
  const list = async (user: Person) => (await world.call(followCalls.list, {}, user)).body.items;
  const page = async (user: Person) => (await world.call(followCalls.mine, {}, user)).body;
  const pageOfDevice = async (follows: FollowInput[]) =>
    (
      await world.call(followCalls.ofDevice, {
        body: { follows: follows.map((one) => ({ rings: 'ALL' as const, ...one })) },
      })
    ).body;
  const merge = (user: Person, follows: FollowInput[]) =>
    world.call(
      followCalls.merge,
      { body: { follows: follows.map((one) => ({ rings: 'ALL' as const, ...one })) } },
      user,
    );

  let key = 0;
  async function league(state: 'IN_PROGRESS' | 'DRAFT' = 'IN_PROGRESS') {
    const club = await createOrganisation(world, 'admin');
    const competition = await createCompetition(world, await createTraip(world, club.id), { state });
    const home = await createTeam(world, { organisationId: club.id }, 'OWNER');
    const away = await createTeam(world, { organisationId: club.id }, 'OWNER');
    for (const { id: teamId } of [home, away])
      await enterTeam(world, competition, { teamId, requestedBy: club.people.admin.id });
    const play = async (matchState: MatchStatus, hours: number) => {
      const sides = { home: home.id, away: away.id };
      const id = await createMatch(world, competition, { ...sides, state: matchState, key: `f${key++}` });
      const kickOff = new Date(world.now().getTime() + hours * 3_600_000);
      await world.store.db.updateTable('matches').set({ kickOff }).where('id', '=', id).execute();
      return id;
    };
    const { competitionId: id } = competition;
    return {
      home,
      away,
      play,
      competition: { kind: 'COMPETITION', id } as const,
      team: { kind: 'TEAM', id: home.id } as const,
      player: { kind: 'PERSON', id: home.people.OWNER.id } as const,
      hide: (change: { privacy?: 'PRIVATE'; state?: 'DRAFT' }) =>
        world.store.db.updateTable('competitions').set(change).where('id', '=', id).execute(),
    };
  }

  it('of a competition, a team and a player finds them listed, and chooses the notifications for each', async () => {
    const { competition, team, player } = await league();
    const fan = await createPerson(world);
    for (const target of [competition, team, player])
      assert.deepEqual((await follow(fan, target)).body, { ...target, rings: 'ALL' });
    await follow(fan, { ...team, rings: 'RESULTS' });
    const own = new Map((await list(fan)).map(({ id, ...rest }) => [id, rest]));
    assert.deepEqual(own.get(competition.id), { kind: 'COMPETITION', rings: 'ALL' });
    assert.deepEqual(own.get(team.id), { kind: 'TEAM', rings: 'RESULTS' });
    assert.deepEqual(own.get(player.id), { kind: 'PERSON', rings: 'ALL' });
    for (const _again of [1, 2]) assert.equal((await unfollow(fan, team)).status, 200);
    assert.deepEqual((await list(fan)).length, 2);
  });

  it('sees the live, next and last match of each, live ones first', async () => {
    const quiet = await league();
    const next = await quiet.play('SCHEDULED', 5);
    const busy = await league();
    const [live, last] = [await busy.play('IN_PROGRESS', -1), await busy.play('CLOSED', -50)];
    await busy.play('CLOSED', -90);
    const follows = [quiet.team, busy.competition, busy.player];
    const fan = await createPerson(world);
    for (const target of follows) await follow(fan, target);
    for (const { items, matches } of [await page(fan), await pageOfDevice(follows)]) {
      assert.deepEqual(
        items.map((item) => [item.live, item.next, item.last]),
        [
          [live, null, last],
          [live, null, last],
          [null, next, null],
        ],
      );
      assert.equal(items.at(-1)?.id, quiet.team.id);
      assert.deepEqual(new Set(matches.map(({ id }) => id)), new Set([live, next, last]));
    }
  });

  it('cannot find what is not public, or is no longer', async () => {
    const draft = await league('DRAFT');
    const { competition, team, player, home, hide, play } = await league();
    const fan = await createPerson(world);
    await play('SCHEDULED', 5);
    assert.equal((await follow(fan, draft.competition)).status, 404);
    assert.equal((await follow(fan, { kind: 'TEAM', id: competition.id })).status, 404);
    for (const target of [competition, team, player]) await follow(fan, target);
    await hide({ privacy: 'PRIVATE' });
    const { items, matches } = await page(fan);
    assert.deepEqual([items.map(({ kind }) => kind).toSorted(), matches], [['PERSON', 'TEAM'], []]);
    const { db } = world.store;
    await db.updateTable('teams').set({ privacy: 'PRIVATE' }).where('id', '=', home.id).execute();
    await db.updateTable('users').set({ privacy: 'PRIVATE' }).where('id', '=', player.id).execute();
    const empty = { items: [], matches: [], merged: [] };
    assert.deepEqual(await page(fan), empty);
    assert.deepEqual(await pageOfDevice([competition, team, player]), empty);
    assert.equal((await follow(fan, team)).status, 404);
    assert.equal((await follow(fan, player)).status, 404);
  });

  it('can never follow a child, however public its name is', async () => {
    const mother = await createPerson(world);
    const team = await createTeam(world, {}, 'OWNER');
    const id = await createChild(world, mother, { teamId: team.id });
    const fan = await createPerson(world);
    const { db } = world.store;
    assert.equal((await follow(fan, { kind: 'PERSON', id })).status, 404);
    await db.updateTable('persons').set({ publicName: 'FULL' }).where('id', '=', id).execute();
    assert.equal((await follow(fan, { kind: 'PERSON', id })).status, 404);
    const young = await createPerson(world);
    const profile = () => world.call(profileCalls.full, { params: { userCode: young.userCode } });
    assert.equal((await profile()).body.followId, young.id);
    const birthday = `${world.now().getFullYear() - 16}-01-01`;
    await db.updateTable('users').set({ birthday }).where('id', '=', young.id).execute();
    await db.updateTable('persons').set({ publicName: 'FULL' }).where('id', '=', young.id).execute();
    assert.deepEqual([(await profile()).body.isPublic, (await profile()).body.followId], [true, null]);
  });

  it('on a device keeps the list when signing in, and the account’s choices', async () => {
    const { competition, team } = await league();
    const draft = await league('DRAFT');
    const fan = await createPerson(world);
    await follow(fan, { ...team, rings: 'NONE' });
    const missing = { kind: 'TEAM', id: randomUUID() } as const;
    const device = [competition, competition, { ...team, rings: 'ALL' as const }, draft.competition, missing];
    const { body } = await merge(fan, device);
    assert.deepEqual(
      new Set(body.items.map(({ id, rings }) => `${id} ${rings}`)),
      new Set([`${competition.id} ALL`, `${team.id} NONE`]),
    );
    assert.deepEqual((await merge(fan, [])).body.items.length, 2);
  });

  it('of a person merged into another follows the other, until the merge is undone', async () => {
    const team = await createTeam(world, {}, 'OWNER');
    const by = { teamId: team.id, enteredBy: team.people.OWNER.id };
    const twin = { surnames: 'Soto Vega', birthday: '1990-05-17' };
    const [keptId, mergedId] = (await enterPeople(world, by, [twin, twin])) as [string, string];
    const { db } = world.store;
    const named = db.updateTable('persons').set({ publicName: 'FULL' });
    await named.where('id', 'in', [keptId, mergedId]).execute();
    const followed = { kind: 'PERSON', id: mergedId } as const;
    const fan = await createPerson(world);
    await follow(fan, { ...followed, rings: 'RESULTS' });
    const params = { teamId: team.id };
    const merged = await world.call(
      personMergeCalls.merge,
      { params, body: { keptId, mergedId } },
      team.people.OWNER,
    );
    assert.equal(merged.status, 201, JSON.stringify(merged.error));
    assert.deepEqual(await list(fan), [{ kind: 'PERSON', id: keptId, rings: 'RESULTS' }]);
    const device = await pageOfDevice([followed]);
    assert.deepEqual(
      [device.items.map(({ id }) => id), device.merged],
      [[keptId], [{ from: mergedId, to: keptId }]],
    );
    assert.deepEqual((await merge(await createPerson(world), [followed])).body.items[0]?.id, keptId);
    const undo = { params: { ...params, id: merged.body.mergeId } };
    assert.equal((await world.call(personMergeCalls.undo, undo, team.people.OWNER)).status, 200);
    assert.deepEqual(await list(fan), [{ ...followed, rings: 'RESULTS' }]);
  });

  it('can follow up to two hundred things', async () => {
    const { competition, team } = await league();
    const fan = await createPerson(world);
    const { db } = world.store;
    const follower = { userId: fan.id, rings: 'ALL' as const };
    const teams = [];
    for (let count = 1; count < followLimit; count++) teams.push((await createTeam(world, {})).id);
    const rows = teams.map((teamId) => ({
      ...follower,
      teamId,
      competitionId: null,
      personId: null,
      createdAt: world.now(),
    }));
    await db.insertInto('follows').values(rows).execute();
    assert.equal((await follow(fan, competition)).status, 200);
    const late = await follow(fan, team);
    assert.deepEqual([late.status, late.error?.code], [409, 'TOO_MANY_FOLLOWS']);
    assert.equal((await follow(fan, { ...competition, rings: 'NONE' })).status, 200);
    assert.equal((await merge(fan, [team])).body.items.length, followLimit);
    const many = Array.from({ length: followLimit + 1 }, () => ({ kind: 'TEAM', id: randomUUID() }) as const);
    assert.equal((await merge(fan, many)).error?.field, 'follows');
  });

  it('needs as many queries for six things as for one', async () => {
    const few = await league();
    await few.play('SCHEDULED', 5);
    const one = (await queriesOf(() => pageOfDevice([few.team]))).length;
    const more = [few.team];
    for (let count = 0; count < 5; count++) {
      const { team, play } = await league();
      await play('SCHEDULED', 5);
      more.push(team);
    }
    assert.equal((await pageOfDevice(more)).matches.length, 6);
    assert.equal((await queriesOf(() => pageOfDevice(more))).length, one);
    assert.ok(one <= 8, String(one));
  });

  it('finds follows in the data export; deleting an account deletes its follows and its followers', async () => {
    const { competition } = await league();
    const [fan, star] = [await createPerson(world), await createPerson(world)];
    await follow(fan, competition);
    await follow(star, { kind: 'PERSON', id: fan.id });
    const { body } = await world.call(profileCalls.myData, {}, fan);
    const [exported] = body.follows as { competitionId: string; rings: string }[];
    assert.deepEqual([exported?.competitionId, exported?.rings], [competition.id, 'ALL']);
    const deleted = await world.call(profileCalls.deleteAccount, { body: { userCode: fan.userCode } }, fan);
    assert.equal(deleted.status, 200);
    const left = world.store.db.selectFrom('follows').selectAll();
    assert.deepEqual(await left.where('userId', 'in', [fan.id, star.id]).execute(), []);
  });
});
