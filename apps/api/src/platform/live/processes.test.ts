import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { type MatchDay, matchDay } from '../../competition/match/testing/match-day.ts';
import { openWorld } from '../../testing/world.ts';
import { cutListenConnections, openServer, publishTestChange } from './testing/changes.ts';
import { follow, followUntilReady } from './testing/event-stream.ts';
import { startSecondProcess } from './testing/second-process.ts';

/** The embedded database has one process, and one transaction at a time. */
const onServer = { skip: process.env.TEST_DATABASE_URL ? false : 'needs PostgreSQL' };

describe('a live feed served by several processes', () => {
  const world = openWorld({ live: { heartbeat: 3_600_000 } });
  let origin: string;
  before(async () => {
    origin = await openServer(world);
  });

  const publish = (day: MatchDay, number: number) =>
    world.store.db.transaction().execute(publishTestChange(world, day, { number }));

  it('reaches followers connected to another process, who can resume on this one', async () => {
    const day = await matchDay(world);
    const feed = `/match/${day.matchId}`;
    const other = await startSecondProcess(world);
    const streams = [
      await followUntilReady(origin, feed),
      await followUntilReady(other.origin, feed),
    ] as const;
    await day.start();
    const [here, there] = [await streams[0].next(), await streams[1].next()];
    assert.deepEqual(here, there);
    assert.equal(here.event, 'STARTED');
    await other.stop();
    await streams[1].ended;
    await publish(day, 1);
    const back = await follow(origin, feed, { lastEventId: Number(there.id) });
    assert.equal((await back.next()).data.number, 1);
    for (const stream of [streams[0], back]) await stream.close();
  });

  /** Two changes of one competition: the one with the earlier id is committed after the later one was delivered. */
  async function overtaken() {
    const day = await matchDay(world);
    const feed = `/competition/${day.competition.competitionId}`;
    const stream = await followUntilReady(origin, feed);
    const slow = await world.store.db.startTransaction().execute();
    await publishTestChange(world, day, { number: 1 })(slow);
    await publish(day, 2);
    const later = await stream.next();
    assert.equal(later.data.number, 2);
    return { day, feed, stream, later, commit: () => slow.commit().execute() };
  }

  it('misses no change that was overtaken by a later one', onServer, async () => {
    const { stream, later, commit } = await overtaken();
    await commit();
    const earlier = await stream.next();
    assert.equal(earlier.data.number, 1);
    assert.ok(Number(earlier.id) < Number(later.id));
    await stream.close();
  });

  it('does not miss it when the connection broke in between either', onServer, async () => {
    const { day, feed, stream, later, commit } = await overtaken();
    await stream.close();
    await commit();
    const back = await follow(origin, feed, { lastEventId: Number(later.id) });
    assert.equal((await back.next()).data.number, 1);
    await publish(day, 3);
    assert.equal((await back.next()).data.number, 3);
    await back.close();
  });

  it('misses no change while the connection to the database was down', onServer, async () => {
    const day = await matchDay(world);
    const stream = await followUntilReady(origin, `/match/${day.matchId}`);
    for (const number of [1, 2, 3]) {
      await cutListenConnections(world.store);
      await publish(day, number);
      assert.equal((await stream.next()).data.number, number);
    }
    await stream.close();
  });
});
