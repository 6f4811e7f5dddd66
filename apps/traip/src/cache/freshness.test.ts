import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { ChangeFeed, openPostgres, type Store, seedDemo } from '@traip/api';
import { World } from '@traip/api/testing';
import { smallLeague } from '../testing/small-league.ts';
import { pageAddressOf } from './page-address.ts';
import { PageCache } from './page-cache.ts';

type Database = Store['db'];

/** A database whose answers can be held back, so that they are old when they arrive. */
function holdingDatabase(db: Database) {
  const nothing = Promise.resolve();
  const state = { answers: 0, gate: nothing, arrived: Promise.withResolvers<void>() };
  const plugged = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      state.answers++;
      state.arrived.resolve();
      await state.gate;
      return result;
    },
  });
  /** Holds back what is asked from now on; `arrived` resolves once the database has answered a first query. */
  const hold = () => {
    const { promise, resolve: release } = Promise.withResolvers<void>();
    state.gate = promise;
    state.arrived = Promise.withResolvers<void>();
    return { arrived: state.arrived.promise, release };
  };
  return { db: plugged, hold, answers: () => state.answers };
}

describe('a cached page, read by many while it is written', () => {
  const world = new World();
  let own: Store | undefined;
  let stores: readonly Store[];
  let competitionId: string;
  let writeCount = 0;

  before(async () => {
    await world.open();
    await seedDemo(world.store.db, smallLeague);
    const { id } = await world.store.db.selectFrom('competitions').select('id').executeTakeFirstOrThrow();
    competitionId = id;
    // Another process can only share PostgreSQL.
    if (world.store.kind === 'postgres') own = openAnother(world.store.url);
    stores = own ? [world.store, own] : [world.store];
  });
  after(async () => {
    await own?.close();
    await world.close();
  });
  beforeEach(() => write());

  const openAnother = (url: string) =>
    openPostgres({ url, connections: 10, onConnectionLost: (error) => assert.fail(error) });

  /** Resolves once the write is committed, as a write is answered. */
  async function write(): Promise<void> {
    const name = String(writeCount + 1);
    await world.store.db.updateTable('competitions').set({ name }).where('id', '=', competitionId).execute();
    writeCount++;
  }

  /** The cache of one process, and a reader who gets the number of the write that a page shows. */
  function openCache(store: Store, feed: Pick<Store, 'db'> = store) {
    const cache = new PageCache({
      openFeed: (invalidate) => new ChangeFeed(feed, invalidate),
      maxBytes: 1_000_000,
    });
    const address = pageAddressOf({ method: 'GET', url: `/c/${competitionId}`, headers: {} });
    assert.ok(address);
    let renders = 0;
    const render = async () => {
      renders++;
      const { name } = await store.db
        .selectFrom('competitions')
        .select('name')
        .where('id', '=', competitionId)
        .executeTakeFirstOrThrow();
      return { route: name, terms: { bytes: 1, maxAge: 60_000 }, send: () => undefined };
    };
    const read = async () => Number((await cache.get(address, render)).route);
    return { read, renders: () => renders };
  }

  it('is not what a look found that began before the write: who comes meanwhile shares the next look', async () => {
    for (const store of stores) {
      const { db, hold, answers } = holdingDatabase(store.db);
      const { read } = openCache(store, { db });
      assert.equal(await read(), writeCount);
      const before = answers();
      const { arrived, release } = hold();
      const early = read();
      await arrived;
      await write();
      const late = Array.from({ length: 5 }, () => read());
      release();
      assert.deepEqual(await Promise.all(late), Array(5).fill(writeCount));
      await early;
      assert.equal(answers() - before, 2, 'the look under way, and one for all who came meanwhile');
    }
  });

  it('is never older than a write that was answered before the read began, in any process', async () => {
    const last = writeCount + 30;
    const caches = stores.map((store) => openCache(store));
    const old: string[] = [];
    const check = async (read: () => Promise<number>) => {
      const expected = writeCount;
      const seen = await read();
      if (seen < expected) old.push(`write ${seen} instead of ${expected}`);
    };
    let reads = 0;
    const keepReading = async (read: () => Promise<number>) => {
      for (; writeCount < last; reads++) await check(read);
    };
    const readers = caches.flatMap(({ read }) => Array.from({ length: 5 }, () => keepReading(read)));
    while (writeCount < last) {
      await write();
      await Promise.all(caches.map(({ read }) => check(read)));
    }
    await Promise.all(readers);
    assert.deepEqual(old, []);
    for (const { renders } of caches) assert.ok(renders() < reads, 'some came from the cache');
  });
});
