import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { type MatchDay, matchDay } from '../../competition/match/testing/match-day.ts';
import { openWorld } from '../../testing/world.ts';
import { cutLines, openDoor, say } from './testing/ground.ts';
import { begin, follow } from './testing/line.ts';
import { startAgain } from './testing/second-process.ts';

/** The embedded database has one process, and one transaction at a time. */
const onServer = { skip: process.env.TEST_DATABASE_URL ? false : 'needs PostgreSQL' };

describe('what is followed live, with several at work', () => {
  const world = openWorld({ live: { heartbeat: 3_600_000 } });
  let door: string;
  before(async () => {
    door = await openDoor(world);
  });

  const tell = (day: MatchDay, number: number) =>
    world.store.db.transaction().execute(say(world, day, { number }));

  it('reaches those who are connected to another process, who can also go on here', async () => {
    const day = await matchDay(world);
    const feed = `/match/${day.matchId}`;
    const other = await startAgain(world);
    const lines = [await begin(door, feed), await begin(other.door, feed)] as const;
    await day.start();
    const [here, there] = [await lines[0].next(), await lines[1].next()];
    assert.deepEqual(here, there);
    assert.equal(here.event, 'STARTED');
    await other.stop();
    await lines[1].ended;
    await tell(day, 1);
    const back = await follow(door, feed, { lastEventId: Number(there.id) });
    assert.equal((await back.next()).data.number, 1);
    for (const line of [lines[0], back]) await line.close();
  });

  /** Two changes of one competition: the one with the earlier id is committed when somebody has heard of the later. */
  async function overtaken() {
    const day = await matchDay(world);
    const feed = `/competition/${day.competition.competitionId}`;
    const line = await begin(door, feed);
    const slow = await world.store.db.startTransaction().execute();
    await say(world, day, { number: 1 })(slow);
    await tell(day, 2);
    const later = await line.next();
    assert.equal(later.data.number, 2);
    return { day, feed, line, later, commit: () => slow.commit().execute() };
  }

  it('misses no change that was overtaken by a later one', onServer, async () => {
    const { line, later, commit } = await overtaken();
    await commit();
    const earlier = await line.next();
    assert.equal(earlier.data.number, 1);
    assert.ok(Number(earlier.id) < Number(later.id));
    await line.close();
  });

  it('misses it neither when the line broke in between', onServer, async () => {
    const { day, feed, line, later, commit } = await overtaken();
    await line.close();
    await commit();
    const back = await follow(door, feed, { lastEventId: Number(later.id) });
    assert.equal((await back.next()).data.number, 1);
    await tell(day, 3);
    assert.equal((await back.next()).data.number, 3);
    await back.close();
  });

  it('misses nothing of what was said while the database could not be heard', onServer, async () => {
    const day = await matchDay(world);
    const line = await begin(door, `/match/${day.matchId}`);
    for (const number of [1, 2, 3]) {
      await cutLines(world.store);
      await tell(day, number);
      assert.equal((await line.next()).data.number, number);
    }
    await line.close();
  });
});
