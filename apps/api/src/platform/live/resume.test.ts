import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { type MatchDay, matchDay } from '../../competition/match/testing/match-day.ts';
import { openWorld } from '../../testing/world.ts';
import { sweepWorker } from '../jobs/sweep.ts';
import { insertManyChanges, openServer, publishTestChange } from './testing/changes.ts';
import { type EventStream, follow, followUntilReady } from './testing/event-stream.ts';

describe('a follower who reconnects', () => {
  // No heartbeat, so that only notices deliver changes.
  const world = openWorld({ live: { heartbeat: 3_600_000 } });
  let origin: string;
  before(async () => {
    origin = await openServer(world);
  });

  const publish = (day: MatchDay, number: number) =>
    world.store.db.transaction().execute(publishTestChange(world, day, { number }));
  const numbers = async (stream: EventStream, count: number) => {
    const events = [];
    for (let index = 0; index < count; index++) events.push((await stream.next()).data.number);
    return events;
  };

  it('gets what they missed, in order and once, and then new changes', async () => {
    const day = await matchDay(world);
    const feed = `/match/${day.matchId}`;
    const stream = await followUntilReady(origin, feed);
    await publish(day, 1);
    const { id } = await stream.next();
    await stream.close();
    for (const number of [2, 3, 4]) await publish(day, number);
    const again = await follow(origin, feed, { lastEventId: Number(id) });
    const byEmail = await follow(origin, `${feed}?lastEventId=${id}`);
    for (const back of [again, byEmail]) assert.deepEqual(await numbers(back, 3), [2, 3, 4]);
    for (const number of [5, 6]) await publish(day, number);
    for (const back of [again, byEmail]) {
      assert.deepEqual(await numbers(back, 2), [5, 6]);
      await back.close();
    }
  });

  it('misses nothing even if the connection broke before the first change', async () => {
    const day = await matchDay(world);
    const feed = `/match/${day.matchId}`;
    const stream = await follow(origin, feed);
    const { id } = await stream.next();
    await stream.close();
    await publish(day, 1);
    const again = await follow(origin, feed, { lastEventId: Number(id) });
    assert.deepEqual(await numbers(again, 1), [1]);
    await again.close();
  });

  it('misses nothing while changes keep coming', async () => {
    const day = await matchDay(world);
    const feed = `/competition/${day.competition.competitionId}`;
    const streams = await Promise.all(Array.from({ length: 5 }, () => followUntilReady(origin, feed)));
    let isOver = false;
    const happening = (async () => {
      for (let number = 1; number <= 60; number++) await publish(day, number);
      isOver = true;
    })();
    await Promise.all(streams.map((stream, place) => comeAndGo(stream, place)));
    await happening;

    async function comeAndGo(first: EventStream, place: number): Promise<void> {
      const events: unknown[] = [];
      let stream = first;
      while (events.at(-1) !== 60) {
        const { id, data } = await stream.next();
        events.push(data.number);
        if (isOver || events.length % (place + 2) !== 0) continue;
        await stream.close();
        stream = await follow(origin, feed, { lastEventId: Number(id) });
      }
      assert.deepEqual(
        events,
        Array.from({ length: 60 }, (_, index) => index + 1),
      );
      await stream.close();
    }
  });

  it('is told to reload after ten minutes, after a thousand changes, and with an unknown id', async () => {
    const day = await matchDay(world);
    const feed = `/match/${day.matchId}`;
    const firstEvent = async (lastEventId: string | number) => {
      const stream = await follow(origin, feed, { lastEventId });
      const { event, id } = await stream.next();
      await stream.close();
      return { event, id: Number(id) };
    };
    const { id: start } = await firstEvent('nonsense');
    await publish(day, 1);
    assert.equal((await firstEvent(start)).event, 'UPDATED');
    for (const unknown of ['nonsense', 999_999_999, '9'.repeat(40), -1]) {
      assert.equal((await firstEvent(unknown)).event, 'reset', String(unknown));
    }
    world.advance(11);
    const reset = await firstEvent(start);
    assert.equal(reset.event, 'reset');
    await insertManyChanges(world, day, 1_000);
    assert.equal((await firstEvent(reset.id)).event, 'UPDATED');
    await publish(day, 2);
    assert.equal((await firstEvent(reset.id)).event, 'reset');
  });

  it('is told to reload when the last change they got was swept away', async () => {
    const day = await matchDay(world);
    const feed = `/match/${day.matchId}`;
    const stream = await followUntilReady(origin, feed);
    await publish(day, 1);
    const { id } = await stream.next();
    await stream.close();
    const sweep = sweepWorker({ db: world.store.db, now: () => world.now() });
    const firstEvent = async () => {
      await sweep({});
      const again = await follow(origin, feed, { lastEventId: Number(id) });
      await publish(day, 2);
      const { event } = await again.next();
      await again.close();
      return event;
    };
    assert.equal(await firstEvent(), 'UPDATED');
    world.advance(25 * 60);
    assert.equal(await firstEvent(), 'reset');
  });

  it('is not told to reload after a day without changes', async () => {
    const [day, other] = [await matchDay(world), await matchDay(world)];
    const feed = `/match/${day.matchId}`;
    await publish(other, 0);
    const stream = await follow(origin, feed);
    const { id } = await stream.next();
    await stream.close();
    world.advance(23 * 60);
    await publish(day, 1);
    const again = await follow(origin, feed, { lastEventId: Number(id) });
    assert.deepEqual(await numbers(again, 1), [1]);
    await again.close();
  });

  it('immediately gets what happened while everyone was away, and nothing from before', async () => {
    const day = await matchDay(world);
    const stream = await followUntilReady(origin, `/match/${day.matchId}`);
    await stream.close();
    await publish(day, 1);
    const fresh = await followUntilReady(origin, `/match/${day.matchId}`);
    await publish(day, 2);
    assert.deepEqual(await numbers(fresh, 1), [2]);
    await fresh.close();
  });

  it('is disconnected, if anonymous, by the first change after the match became private, and is told so', async () => {
    const day = await matchDay(world);
    const { competitionId } = day.competition;
    const anyone = await followUntilReady(origin, `/match/${day.matchId}`);
    const referee = await followUntilReady(origin, `/match/${day.matchId}`, day.club.people.referee);
    const { db } = world.store;
    await db
      .updateTable('competitions')
      .set({ privacy: 'PRIVATE' })
      .where('id', '=', competitionId)
      .execute();
    await publish(day, 1);
    assert.equal((await anyone.next()).event, 'gone');
    await anyone.ended;
    assert.deepEqual(await numbers(referee, 1), [1]);
    await referee.close();
  });
});
