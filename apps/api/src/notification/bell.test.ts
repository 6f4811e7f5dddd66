import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { notificationCalls } from '@traip/contract';
import { matchDay } from '../competition/match/testing/match-day.ts';
import { openDoor } from '../platform/live/testing/ground.ts';
import { follow, type Line } from '../platform/live/testing/line.ts';
import { startAgain } from '../platform/live/testing/second-process.ts';
import { createPerson, type Person } from '../testing/fixtures/people.ts';
import { openWorld } from '../testing/world.ts';
import { inboxOf } from './testing/inbox.ts';

describe('a bell', () => {
  const world = openWorld({ live: { heartbeat: 50 } });
  const { move } = inboxOf(world);
  let door: string;
  before(async () => {
    door = await openDoor(world);
  });

  const unreadIn = async (line: Line) => (await line.next()).data.unread;
  const mark = (who: Person, isRead: boolean) =>
    world.call(notificationCalls.mark, { body: { which: { all: true }, isRead } }, who);

  it('says how many wait, at once and whenever that changes, in every process', async () => {
    const { club, home, matchId } = await matchDay(world);
    const { OWNER, CAPTAIN } = home.people;
    const other = await startAgain(world);
    const lines = [await follow(door, '/bell', OWNER), await follow(other.door, '/bell', CAPTAIN)] as const;
    for (const line of lines) assert.equal(await unreadIn(line), 0);
    await move(matchId, '2030-05-04T16:00:00.000Z', club.people.admin);
    for (const line of lines) assert.equal(await unreadIn(line), 1);
    await mark(OWNER, true);
    assert.equal(await unreadIn(lines[0]), 0);
    await lines[0].beats(2);
    assert.deepEqual(lines[0].rest(), [], 'the same is not said twice');
    for (const line of lines) await line.close();
    await other.stop();
  });

  it('is heard by ticket where no header can be sent, and by nobody else', async () => {
    const ana = await createPerson(world);
    const { body } = await world.call(notificationCalls.ticket, {}, ana);
    const statusOf = async (path: string, who: { token?: string } = {}) => {
      const line = await follow(door, path, who);
      await line.close();
      return line.status;
    };
    assert.equal(await statusOf(`/bell?token=${body.ticket}`), 200);
    assert.equal(await statusOf('/bell'), 401);
    assert.equal(await statusOf(`/bell?token=${ana.token}`), 401, 'no ticket');
    world.advance(2);
    assert.equal(await statusOf(`/bell?token=${body.ticket}`), 401);
  });

  it('ends with the session', async () => {
    const ana = await createPerson(world);
    const line = await follow(door, '/bell', ana);
    await line.next();
    const { db } = world.store;
    await db.updateTable('sessions').set({ endedAt: world.now() }).where('userId', '=', ana.id).execute();
    assert.equal((await line.next()).event, 'gone');
    await line.ended;
  });
});
