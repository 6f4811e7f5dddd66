import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { agendaCalls, authCalls, matchDeskCalls, matchManagementCalls, memberCalls } from '@traip/contract';
import { openServer } from '../../platform/live/testing/changes.ts';
import { type EventStream, followUntilReady } from '../../platform/live/testing/event-stream.ts';
import { type Fixtures, headersOf } from '../fixtures/fixture-ids.ts';
import { createFixtures } from '../fixtures/fixtures.ts';
import { registerVerified, signIn } from '../fixtures/registration.ts';
import type { Role } from '../fixtures/roles.ts';
import { send } from '../send.ts';
import { validInputs } from '../valid-inputs/valid-inputs.ts';
import { openWorld } from '../world.ts';

describe('a member removed from an organisation', () => {
  // No heartbeat during the test, so that only the removal itself ends the streams.
  const world = openWorld({ live: { heartbeat: 3_600_000 } });
  let origin: string;
  before(async () => {
    origin = await openServer(world);
  });

  /** A private match whose referee has created a scorer link. */
  const createRefereedMatch = () => createFixtures(world, { privacy: 'PRIVATE' });

  async function membershipOf(userId: string): Promise<string> {
    const { db } = world.store;
    const row = db.selectFrom('organisationMembers').select('id').where('userId', '=', userId);
    return (await row.executeTakeFirstOrThrow()).id;
  }

  async function remove({ people: { RE, SA } }: Fixtures): Promise<void> {
    const params = { id: await membershipOf(RE.id) };
    assert.equal((await world.call(memberCalls.remove, { params }, SA)).status, 200);
  }

  async function demote({ people: { RE, SA } }: Fixtures): Promise<void> {
    const params = { id: await membershipOf(RE.id) };
    assert.equal(
      (await world.call(memberCalls.changeRole, { params, body: { role: 'member' } }, SA)).status,
      200,
    );
  }

  const statusOf = async (fixtures: Fixtures, name: string, role: Role) =>
    (await send(world, name, validInputs[name]?.(fixtures) ?? {}, headersOf(fixtures, role))).status;

  it('is a stranger from the next call on, despite a valid token', async () => {
    const fixtures = await createRefereedMatch();
    const calls = ['match.desk', 'match.get', 'competition.byId', 'venue.list', 'member.list', 'traip.get'];
    for (const name of calls) assert.equal(await statusOf(fixtures, name, 'RE'), 200, name);
    await remove(fixtures);
    for (const name of calls)
      assert.equal(await statusOf(fixtures, name, 'RE'), await statusOf(fixtures, name, 'U'), name);
  });

  for (const [how, end] of [
    ['removed', remove],
    ['made a mere member', demote],
  ] as const)
    it(`loses all access: the scorer links of a person who is ${how} are revoked`, async () => {
      const fixtures = await createRefereedMatch();
      assert.equal(await statusOf(fixtures, 'match.desk', 'SL'), 200);
      await end(fixtures);
      assert.equal(await statusOf(fixtures, 'match.desk', 'SL'), 401);
      assert.equal(await statusOf(fixtures, 'match.start', 'SL'), 401);
      const params = { matchId: fixtures.matchId };
      const { body } = await world.call(matchDeskCalls.scorerLinks, { params }, fixtures.people.SA);
      assert.deepEqual(
        body.links.map(({ state }) => state),
        ['REVOKED'],
      );
    });

  async function countNotifications({ id: userId }: { readonly id: string }): Promise<number> {
    const { db } = world.store;
    return (await db.selectFrom('notifications').select('id').where('userId', '=', userId).execute()).length;
  }

  it('gets no more notifications about their matches, which others can take over', async () => {
    const fixtures = await createRefereedMatch();
    const { matchId, people } = fixtures;
    await remove(fixtures);
    const before = await countNotifications(people.RE);
    const kickOff = new Date(world.now().getTime() + 7_200_000).toISOString();
    await world.call(matchManagementCalls.schedule, { body: { matchId, kickOff } }, people.SA);
    assert.equal(await countNotifications(people.RE), before);
    const { db } = world.store;
    const left = await db
      .selectFrom('matchReferees')
      .select('userId')
      .where('matchId', '=', matchId)
      .execute();
    assert.deepEqual(left, []);
  });

  it('has an agenda without matches they can’t see any more', async () => {
    const fixtures = await createRefereedMatch();
    const { body } = await world.call(agendaCalls.create, {}, fixtures.people.RE);
    const { pathname } = new URL(body.address ?? '');
    const read = async () => (await world.app.inject({ method: 'GET', url: pathname })).body;
    assert.match(await read(), new RegExp(fixtures.matchId));
    await remove(fixtures);
    assert.doesNotMatch(await read(), new RegExp(fixtures.matchId));
  });

  it('gets no more live events', async () => {
    const fixtures = await createRefereedMatch();
    const { matchId, competitionId, orgCode, people } = fixtures;
    const feeds = [`/match/${matchId}`, `/competition/${competitionId}`, `/organisation/${orgCode}`];
    const streams = (await Promise.all(feeds.map((feed) => followUntilReady(origin, feed, people.RE)))) as [
      EventStream,
      EventStream,
      EventStream,
    ];
    const move = (hours: number) => {
      const kickOff = new Date(world.now().getTime() + hours * 3_600_000).toISOString();
      return world.call(matchManagementCalls.schedule, { body: { matchId, kickOff } }, people.SA);
    };
    await move(2);
    for (const stream of streams) assert.equal((await stream.next()).event, 'RESCHEDULED');
    await remove(fixtures);
    await move(3);
    assert.deepEqual([(await streams[0].next()).event, (await streams[1].next()).event], ['gone', 'gone']);
    assert.deepEqual(streams[2].takePending(), []);
    for (const stream of streams) await stream.close();
  });

  it('keeps their own account, while a closed account ends everywhere', async () => {
    const { email, password } = await registerVerified(world);
    const { accessToken, refreshToken } = await signIn(world, { email, password });
    const refresh = () => world.call(authCalls.refresh, { body: { refreshToken } });
    assert.equal((await refresh()).status, 200);
    const { id } = await world.store.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const ended = { endedAt: world.now() };
    await world.store.db.updateTable('sessions').set(ended).where('userId', '=', id).execute();
    assert.equal((await refresh()).error?.code, 'SESSION_EXPIRED');
    const created = await world.call(agendaCalls.create, {}, { token: accessToken });
    assert.equal(created.status, 401);
  });
});
