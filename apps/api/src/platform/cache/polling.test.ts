import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Activity } from '../db/activity.ts';
import type { Database, Schema } from '../db/schema.ts';
import { ChangeFeed } from './change-feed.ts';

/** A query that waits for its answer. */
interface Pending {
  readonly since: unknown;
  answer(changed: readonly (string | null)[]): void;
  fail(): void;
}

/** A database that answers on command; its snapshots are numbered. */
function heldDatabase() {
  const pending: Pending[] = [];
  let snapshot = 0;
  const executeQuery = ({ parameters }: CompiledQuery) => {
    const { promise, resolve, reject } = Promise.withResolvers<{ rows: never[] }>();
    pending.push({
      since: parameters[0],
      answer: (changed) => resolve({ rows: [{ snapshot: `${++snapshot}`, changed } as never] }),
      fail: () => reject(new Error('the database is away')),
    });
    return promise;
  };
  const driver = Object.assign(new DummyDriver(), {
    acquireConnection: async () => ({ executeQuery, streamQuery: () => assert.fail('nothing is streamed') }),
  });
  const db: Database = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (inner) => new PostgresIntrospector(inner),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  /** The next query, once it is there. */
  const nextQuery = async () => {
    for (;;) {
      const query = pending.shift();
      if (query) return query;
      await turn();
    }
  };
  return { db, nextQuery, pending };
}

async function openFeed(activity?: { steps: number }) {
  const database = heldDatabase();
  const reported: (string | null)[] = [];
  const watched = { db: database.db, ...(activity && { activity: activity as unknown as Activity }) };
  const feed = new ChangeFeed(watched, (id) => reported.push(id));
  const first = feed.poll();
  (await database.nextQuery()).answer([]);
  await first;
  return { ...database, feed, reported: () => reported.splice(0) };
}

describe('polls of the change feed', () => {
  it('requested during a poll share the next one, which begins when that one has ended', async () => {
    const { feed, nextQuery, pending, reported } = await openFeed();
    const current = feed.poll();
    const running = await nextQuery();
    const later = [feed.poll(), feed.poll()];
    await turn();
    assert.equal(pending.length, 0);
    running.answer([]);
    await current;
    reported();
    (await nextQuery()).answer(['committed meanwhile']);
    await Promise.all(later);
    assert.deepEqual(reported(), ['committed meanwhile']);
    assert.equal(pending.length, 0);
  });

  it('reject when the database does not answer, and the next one starts from the same snapshot', async () => {
    const { feed, nextQuery, reported } = await openFeed();
    reported();
    const failing = feed.poll();
    const failed = await nextQuery();
    failed.fail();
    await assert.rejects(failing, /away/);
    const poll = feed.poll();
    const query = await nextQuery();
    assert.equal(query.since, failed.since);
    query.answer(['one', 'two', null]);
    await poll;
    assert.deepEqual(reported(), ['one', 'two', null]);
    const next = feed.poll();
    const { since, answer } = await nextQuery();
    assert.notEqual(since, failed.since);
    answer([]);
    await next;
  });

  it('of the embedded database are skipped only if nothing else was sent to it during the last one', async () => {
    const activity = { steps: 10 };
    const { feed, nextQuery, pending } = await openFeed(activity);
    const pollWith = async (steps: number) => {
      const poll = feed.poll();
      const query = await nextQuery();
      activity.steps += steps;
      query.answer([]);
      await poll;
    };
    await pollWith(3);
    await pollWith(2);
    await feed.poll();
    assert.equal(pending.length, 0);
    activity.steps += 1;
    await pollWith(2);
  });
});
