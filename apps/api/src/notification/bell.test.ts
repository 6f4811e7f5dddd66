import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { notificationCalls } from '@traip/contract';
import { matchDay } from '../competition/match/testing/match-day.ts';
import { openServer } from '../platform/live/testing/changes.ts';
import { type EventStream, follow } from '../platform/live/testing/event-stream.ts';
import { startSecondProcess } from '../platform/live/testing/second-process.ts';
import { createPerson, type Person } from '../testing/fixtures/people.ts';
import { openWorld } from '../testing/world.ts';
import { inboxOf } from './testing/inbox.ts';

describe('a bell', () => {
  const world = openWorld({ live: { heartbeat: 50 } });
  const { move } = inboxOf(world);
  let origin: string;
  before(async () => {
    origin = await openServer(world);
  });

  const unreadIn = async (stream: EventStream) => (await stream.next()).data.unread;
  const mark = (user: Person, isRead: boolean) =>
    world.call(notificationCalls.mark, { body: { which: { all: true }, isRead } }, user);

  it('pushes the unread count, at once and whenever it changes, in every process', async () => {
    const { club, home, matchId } = await matchDay(world);
    const { OWNER, CAPTAIN } = home.people;
    const other = await startSecondProcess(world);
    const streams = [
      await follow(origin, '/bell', OWNER),
      await follow(other.origin, '/bell', CAPTAIN),
    ] as const;
    for (const stream of streams) assert.equal(await unreadIn(stream), 0);
    await move(matchId, '2030-05-04T16:00:00.000Z', club.people.admin);
    for (const stream of streams) assert.equal(await unreadIn(stream), 1);
    await mark(OWNER, true);
    assert.equal(await unreadIn(streams[0]), 0);
    await streams[0].waitForHeartbeats(2);
    assert.deepEqual(streams[0].takePending(), [], 'the same count is not sent twice');
    for (const stream of streams) await stream.close();
    await other.stop();
  });

  it('opens only with a ticket where no header can be sent', async () => {
    const ana = await createPerson(world);
    const { body } = await world.call(notificationCalls.ticket, {}, ana);
    const statusOf = async (path: string, user: { token?: string } = {}) => {
      const stream = await follow(origin, path, user);
      await stream.close();
      return stream.status;
    };
    assert.equal(await statusOf(`/bell?token=${body.ticket}`), 200);
    assert.equal(await statusOf('/bell'), 401);
    assert.equal(await statusOf(`/bell?token=${ana.token}`), 401, 'no ticket');
    world.advance(2);
    assert.equal(await statusOf(`/bell?token=${body.ticket}`), 401);
  });

  it('ends with the session', async () => {
    const ana = await createPerson(world);
    const stream = await follow(origin, '/bell', ana);
    await stream.next();
    const { db } = world.store;
    await db.updateTable('sessions').set({ endedAt: world.now() }).where('userId', '=', ana.id).execute();
    assert.equal((await stream.next()).event, 'gone');
    await stream.ended;
  });
});
