import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { before, describe, it } from 'node:test';
import { type MatchDay, matchDay } from '../../competition/match/testing/match-day.ts';
import { openWorld, World } from '../../testing/world.ts';
import { openServer, publishTestChange } from './testing/changes.ts';
import { type EventStream, follow, followUntilReady } from './testing/event-stream.ts';

/** A client that opens a feed and never reads from it. */
async function sleeper(origin: string, path: string) {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port) });
  await once(socket, 'connect');
  socket.pause();
  socket.on('error', () => undefined);
  socket.write(`GET /v1/club/live${path} HTTP/1.1\r\nhost: traip.test\r\n\r\n`);
  return socket;
}

const publish = (world: World, day: MatchDay, payload = {}) =>
  world.store.db.transaction().execute(publishTestChange(world, day, payload));

describe('the limit on live connections', () => {
  const limits = { total: 4, perNetwork: 2, maxBufferedBytes: 10_000, heartbeat: 50 };
  const world = openWorld({ live: limits });
  let origin: string;
  before(async () => {
    origin = await openServer(world);
  });

  it('applies to one network and in total; a client that leaves makes room', async () => {
    const { matchId } = await matchDay(world);
    const from = (ip: string) => follow(origin, `/match/${matchId}`, { ip });
    const home = [await from('2001:db8::1'), await from('2001:db8::2')] as const;
    const third = await from('2001:db8::3');
    assert.deepEqual([third.status, third.response.headers['retry-after']], [503, '30']);
    const others = [await from('192.0.2.1'), await from('192.0.2.2')];
    assert.ok([...home, ...others].every(({ status }) => status === 200));
    assert.equal((await from('192.0.2.3')).status, 503);
    await home[0].close();
    others.push(await free(() => from('192.0.2.3')));
    for (const stream of [home[1], ...others]) await stream.close();
  });

  /** A connection is free once the server has noticed that a client left. */
  async function free(connect: () => Promise<EventStream>): Promise<EventStream> {
    for (;;) {
      const stream = await connect();
      if (stream.status === 200) return stream;
    }
  }
});

describe('a live follower who does not read', () => {
  const world = openWorld({ live: { maxBufferedBytes: 10_000, heartbeat: 3_600_000, total: 2 } });
  let origin: string;
  before(async () => {
    origin = await openServer(world);
  });

  it('is disconnected instead of being waited for, and does not delay the others', async () => {
    const day = await matchDay(world);
    const stream = await followUntilReady(origin, `/match/${day.matchId}`);
    const asleep = await sleeper(origin, `/match/${day.matchId}`);
    const closed = once(asleep, 'close');
    const words = 'x'.repeat(500_000);
    // The kernel buffers some megabytes for a sleeper before our own buffer fills.
    let isFreed = false;
    for (let number = 1; number <= 100 && !isFreed; number++) {
      await publish(world, day, { number, words });
      assert.equal((await stream.next()).data.number, number);
      const third = await follow(origin, `/match/${day.matchId}`);
      isFreed = third.status === 200;
      await third.close();
    }
    assert.ok(isFreed, 'the place of the sleeper is free');
    asleep.resume();
    await closed;
    await stream.close();
  });
});

describe('a stopping server', () => {
  it('ends live connections at once, without waiting for clients that do not read', async () => {
    const world = new World({ live: { heartbeat: 3_600_000, maxBufferedBytes: 1e9 } });
    await world.open();
    const origin = await openServer(world);
    const day = await matchDay(world);
    const stream = await followUntilReady(origin, `/match/${day.matchId}`);
    const asleep = await sleeper(origin, `/match/${day.matchId}`);
    for (let times = 0; times < 20; times++) {
      await publish(world, day, { words: 'x'.repeat(500_000) });
      await stream.next();
    }
    await world.close();
    await stream.ended;
    asleep.destroy();
    await assert.rejects(follow(origin, `/match/${day.matchId}`), /ECONNREFUSED/);
  });
});
