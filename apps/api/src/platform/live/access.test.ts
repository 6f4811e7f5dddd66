import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { liveCalls, type Privacy } from '@traip/contract';
import { matchDay } from '../../competition/match/testing/match-day.ts';
import type { Person } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';
import { openServer, publishTestChange } from './testing/changes.ts';
import { follow, followUntilReady } from './testing/event-stream.ts';

describe('access to live feeds', () => {
  const world = openWorld({ live: { heartbeat: 50 } });
  let origin: string;
  before(async () => {
    origin = await openServer(world);
  });

  const setPrivacy = (id: string, privacy: Privacy) =>
    world.store.db.updateTable('competitions').set({ privacy }).where('id', '=', id).execute();
  const publish = (day: Awaited<ReturnType<typeof matchDay>>) =>
    world.store.db.transaction().execute(publishTestChange(world, day));

  async function privateDay() {
    const day = await matchDay(world);
    await setPrivacy(day.competition.competitionId, 'PRIVATE');
    return { ...day, feed: `/match/${day.matchId}` };
  }

  async function statusOf(path: string, manner: { token?: string } = {}): Promise<number> {
    const stream = await follow(origin, path, manner);
    await stream.close();
    return stream.status;
  }

  it('is limited to those who may see the match, if it is private', async () => {
    const { club, home, feed, competition } = await privateDay();
    for (const path of [feed, `/competition/${competition.competitionId}`]) {
      assert.equal(await statusOf(path), 404);
      assert.equal(await statusOf(path, club.people.member), 404);
      assert.equal(await statusOf(path, club.people.referee), 200);
      assert.equal(await statusOf(path, home.people.COACH), 200);
    }
    assert.equal(await statusOf(`/organisation/${club.code}`), 200);
  });

  const ticketFor = (matchId: string, user?: Person) =>
    world.call(liveCalls.ticket, { body: { feed: 'match', id: matchId } }, user);

  it('can be granted by a ticket where no header can be sent: for a minute, and for one feed', async () => {
    const { club, matchId, feed, competition } = await privateDay();
    const { body } = await ticketFor(matchId, club.people.referee);
    const opened = `?token=${body.ticket}`;
    assert.equal(await statusOf(feed + opened), 200);
    assert.equal(await statusOf(`/competition/${competition.competitionId}${opened}`), 401);
    assert.equal(await statusOf(`${feed}?token=${club.people.referee.token}`), 401, 'no ticket');
    assert.equal(await statusOf(feed, { token: body.ticket }), 401, 'no access token');
    world.advance(2);
    assert.equal(await statusOf(feed + opened), 401);
    assert.equal((await ticketFor(matchId)).status, 401);
    assert.equal((await ticketFor(matchId, club.people.member)).error?.code, 'NOT_FOUND');
    const byCode = { feed: 'organisation', orgCode: club.code } as const;
    assert.equal((await world.call(liveCalls.ticket, { body: byCode }, club.people.member)).status, 200);
  });

  it('ends with a heartbeat if no more changes come', async () => {
    const { competition, matchId } = await matchDay(world);
    const stream = await followUntilReady(origin, `/match/${matchId}`);
    await setPrivacy(competition.competitionId, 'IN_ORG');
    assert.equal((await stream.next()).event, 'gone');
    await stream.ended;
  });

  it('ends for removed people, and for closed sessions', async () => {
    const { club, feed } = await privateDay();
    const { admin, referee } = club.people;
    const streams = [
      await followUntilReady(origin, feed, admin),
      await followUntilReady(origin, feed, referee),
    ] as const;
    const { db } = world.store;
    await db.deleteFrom('organisationMembers').where('userId', '=', referee.id).execute();
    assert.equal((await streams[1].next()).event, 'gone');
    await streams[0].waitForHeartbeats(2);
    assert.deepEqual(streams[0].takePending(), []);
    await db.updateTable('sessions').set({ endedAt: world.now() }).where('userId', '=', admin.id).execute();
    assert.equal((await streams[0].next()).event, 'gone');
  });

  it('ends when the match is deleted', async () => {
    const { matchId } = await matchDay(world);
    const stream = await followUntilReady(origin, `/match/${matchId}`);
    const { db } = world.store;
    await db.updateTable('matches').set({ deletedAt: world.now() }).where('id', '=', matchId).execute();
    assert.equal((await stream.next()).event, 'gone');
  });

  it('is limited in an organisation to the matches they may see, including missed changes', async () => {
    const day = await privateDay();
    const path = `/organisation/${day.club.code}`;
    const anyone = await followUntilReady(origin, path);
    const referee = await followUntilReady(origin, path, day.club.people.referee);
    await publish(day);
    const { id } = await referee.next();
    await setPrivacy(day.competition.competitionId, 'PUBLIC');
    await publish(day);
    const first = await anyone.next();
    assert.equal(first.id, (await referee.next()).id);
    await setPrivacy(day.competition.competitionId, 'PRIVATE');
    const lastEventId = Number(id) - 1;
    const [again, insider] = [
      await follow(origin, path, { lastEventId }),
      await follow(origin, path, { lastEventId, token: day.club.people.referee.token }),
    ];
    assert.deepEqual([(await insider.next()).id, (await insider.next()).id], [id, first.id]);
    await again.waitForHeartbeats(1);
    assert.deepEqual(again.takePending(), []);
    for (const stream of [anyone, referee, again, insider]) await stream.close();
  });
});
