import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { notificationCalls, profileCalls } from '@traip/contract';
import { sweepWorker } from '../platform/jobs/sweep.ts';
import { createPerson, type Person } from '../testing/fixtures/people.ts';
import { openWorld } from '../testing/world.ts';
import { inboxOf } from './testing/inbox.ts';

describe('an inbox', () => {
  const world = openWorld();
  const { inbox, unread } = inboxOf(world);

  async function notify(user: Person, count: number) {
    const at = world.now().getTime();
    const rows = Array.from({ length: count }, (_, number) => ({
      userId: user.id,
      kind: number % 2 ? ('RESULT' as const) : ('MATCH_MOVED' as const),
      key: `k${number}`,
      details: JSON.stringify({ competition: `Liga ${number}`, count: 2 }),
      at: new Date(at - number * 1000),
    }));
    await world.store.db.insertInto('notifications').values(rows).execute();
  }
  const mark = (user: Person, which: object, isRead: boolean) =>
    world.call(notificationCalls.mark, { body: { which, isRead } as never }, user);

  it('is paginated, latest first, all or unread only, of one kind or all', async () => {
    const ana = await createPerson(world);
    await notify(ana, 25);
    const second = await inbox(ana, { page: 2, limit: 10 });
    assert.deepEqual([second.items.length, second.total, second.totalPages, second.unread], [10, 25, 3, 25]);
    assert.equal(second.items[0]?.text.es, 'Liga 10');
    const results = await inbox(ana, { kind: 'RESULT' });
    assert.equal(results.total, 12);
    await mark(ana, { ids: results.items.map(({ id }) => id) }, true);
    assert.equal((await inbox(ana, { unread: true })).total, 13);
    assert.equal(await unread(ana), 13);
  });

  it('can be marked as read as a whole, and undone without affecting what was read before', async () => {
    const ana = await createPerson(world);
    await notify(ana, 5);
    const [first] = (await inbox(ana)).items;
    await mark(ana, { ids: [first?.id] }, true);
    world.advance(1);
    const { body } = await mark(ana, { all: true }, true);
    assert.equal(body.unread, 0);
    const undone = await mark(ana, { readAt: body.at }, false);
    assert.equal(undone.body.unread, 4);
  });

  it('is private: the ids of others mark nothing', async () => {
    const [ana, eva] = [await createPerson(world), await createPerson(world)];
    await notify(ana, 1);
    const [first] = (await inbox(ana)).items;
    await mark(eva, { ids: [first?.id] }, true);
    assert.equal(await unread(ana), 1);
    assert.equal((await inbox(eva)).total, 0);
  });

  it('is part of the data export, and is deleted with the account', async () => {
    const ana = await createPerson(world);
    await notify(ana, 2);
    const { body } = await world.call(profileCalls.myData, {}, ana);
    assert.equal((body.notifications as unknown[]).length, 2);
    assert.deepEqual([body.notificationPreferences, body.devices], [[], []]);
    const deletion = { userCode: ana.userCode };
    const { status } = await world.call(profileCalls.deleteAccount, { body: deletion as never }, ana);
    assert.equal(status, 200);
    const left = await world.store.db
      .selectFrom('notifications')
      .select('id')
      .where('userId', '=', ana.id)
      .execute();
    assert.deepEqual(left, []);
  });

  it('forgets what is older than half a year', async () => {
    const ana = await createPerson(world);
    await notify(ana, 1);
    world.advance(179 * 24 * 60);
    const { db } = world.store;
    const sweep = sweepWorker({ db, now: () => world.now() });
    const count = async () =>
      (await db.selectFrom('notifications').select('id').where('userId', '=', ana.id).execute()).length;
    await sweep({});
    assert.equal(await count(), 1);
    world.advance(2 * 24 * 60);
    await sweep({});
    assert.equal(await count(), 0);
  });
});
