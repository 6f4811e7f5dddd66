import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { maxWebhooks, webhookCalls } from '@traip/contract';
import { sweepWorker } from '../../platform/jobs/sweep.ts';
import { createOrganisation } from '../../testing/fixtures/people.ts';
import { openWorld } from '../../testing/world.ts';
import { listening } from '../testing/listening.ts';

describe('an admin', () => {
  const world = openWorld();
  const createClub = () => createOrganisation(world, 'admin', 'super-admin', 'member');
  type Club = Awaited<ReturnType<typeof createClub>>;
  const create = ({ code: orgCode, people }: Club, body: object) =>
    world.call(webhookCalls.create, { params: { orgCode }, body: body as never }, people.admin);
  const events = ['match.finished'];

  it('adds a webhook and sees its secret, which only a separate call shows again', async () => {
    const club = await createClub();
    const { status, body } = await create(club, {
      url: 'https://club.example/hook',
      events,
      description: ' ',
    });
    assert.deepEqual([status, body.description, body.isOn, body.events], [201, null, true, events]);
    assert.match(body.secret, /^whsec_[A-Za-z0-9+/]{43}=$/);
    const params = { orgCode: club.code, id: body.id };
    const list = await world.call(webhookCalls.list, { params }, club.people.admin);
    assert.equal(list.body.webhooks.length, 1);
    assert.ok(!JSON.stringify(list.body).includes('whsec_'));
    const shown = await world.call(webhookCalls.secret, { params }, club.people['super-admin']);
    assert.deepEqual(shown.body, { secret: body.secret, previousSecretUntil: null });
    const stored = await world.store.db
      .selectFrom('webhooks')
      .select('secret')
      .where('id', '=', body.id)
      .executeTakeFirstOrThrow();
    assert.ok(!stored.secret.includes(body.secret.slice(6, 20)), 'the database has it sealed');
  });

  it('learns what is wrong with an address or a choice of events, with the name of the field', async () => {
    const club = await createClub();
    const refusals = [
      [{ url: 'nonsense', events }, 400, 'url'],
      [{ url: 'ftp://club.example/', events }, 400, 'url'],
      [{ url: 'https://me:secret@club.example/', events }, 400, 'url'],
      [{ url: `https://club.example/${'a'.repeat(500)}`, events }, 400, 'url'],
      [{ url: 'http://club.example/', events }, 422, 'url'],
      [{ url: 'https://127.0.0.1/', events }, 422, 'url'],
      [{ url: 'https://169.254.169.254/latest', events }, 422, 'url'],
      [{ url: 'https://[fd00::1]/', events }, 422, 'url'],
      [{ url: 'https://localhost/', events }, 422, 'url'],
      [{ url: 'https://club.example/', events: [] }, 400, 'events'],
      [{ url: 'https://club.example/', events: ['match.exploded'] }, 400, 'events.0'],
    ] as const;
    for (const [body, status, field] of refusals) {
      const answer = await create(club, body);
      assert.deepEqual([answer.status, answer.error?.field], [status, field], JSON.stringify(body));
    }
  });

  it('can add ten at most', async () => {
    const club = await createClub();
    const all = Array.from({ length: maxWebhooks + 1 }, (_, number) =>
      create(club, { url: `https://club.example/${number}`, events }),
    );
    const statuses = (await Promise.all(all)).map(({ status }) => status).toSorted();
    assert.deepEqual(statuses, [...Array.from({ length: maxWebhooks }, () => 201), 409]);
  });

  it('changes it, turns it off and deletes it with its log; the audit log has each step and no secret', async () => {
    const club = await createClub();
    const hook = await listening(world, club);
    assert.equal((await hook.test()).status, 202);
    const { admin } = club.people;
    const body = { url: 'https://other.example/?token=abc', events, isOn: false } as const;
    const changed = await world.call(
      webhookCalls.update,
      { params: hook.params, body: body as never },
      admin,
    );
    assert.deepEqual([changed.body.url, changed.body.isOn, changed.body.events], [body.url, false, events]);
    await world.call(webhookCalls.secret, { params: hook.params }, admin);
    await hook.rotate();
    assert.equal((await world.call(webhookCalls.delete, { params: hook.params }, admin)).status, 200);
    assert.equal((await world.call(webhookCalls.delete, { params: hook.params }, admin)).status, 404);
    const left = await world.store.db
      .selectFrom('webhookDeliveries')
      .select('id')
      .where('webhookId', '=', hook.id)
      .execute();
    assert.deepEqual(left, []);
    const entries = await world.store.db
      .selectFrom('auditEntries')
      .select(['action', 'label', 'details', 'byUser'])
      .where('subjectId', '=', hook.id)
      .orderBy('id')
      .execute();
    assert.deepEqual(
      entries.map(({ action, label }) => [action, label]),
      [
        ['CREATED', 'hooks.example'],
        ['TESTED', 'hooks.example'],
        ['UPDATED', 'other.example'],
        ['SECRET_READ', 'other.example'],
        ['SECRET_REPLACED', 'other.example'],
        ['DELETED', 'other.example'],
      ],
    );
    assert.ok(entries.every(({ byUser }) => byUser === admin.id));
    assert.ok(!JSON.stringify(entries).includes('whsec_') && !JSON.stringify(entries).includes('token'));
  });

  it('cannot send through a webhook that is off, nor too often through one that is on', async () => {
    const hook = await listening(world, await createClub());
    await hook.turn(false);
    assert.equal((await hook.test()).error?.code, 'WEBHOOK_OFF');
    await hook.turn(true);
    for (let count = 0; count < 10; count++) assert.equal((await hook.test()).status, 202);
    assert.equal((await hook.test()).error?.code, 'TOO_MANY_REQUESTS');
  });

  it('cannot reach the deliveries of one webhook through another', async () => {
    const club = await createClub();
    const [one, other] = [await listening(world, club), await listening(world, club)];
    const { body } = await one.test();
    assert.equal((await other.again(body.id)).status, 404);
  });

  it('sees that a secret is unreadable after the server key is gone, and replaces it', async () => {
    const hook = await listening(world, await createClub());
    await world.store.db
      .updateTable('webhooks')
      .set({ secret: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' })
      .where('id', '=', hook.id)
      .execute();
    const { admin } = (await createClub()).people;
    assert.equal((await world.call(webhookCalls.secret, { params: hook.params }, admin)).status, 403);
    await hook.test();
    assert.deepEqual(
      (await hook.settled()).map(({ status, problem, attempts }) => [status, problem, attempts]),
      [['FAILED', 'SECRET_LOST', 1]],
    );
    const { body } = await hook.rotate();
    assert.match(body.secret, /^whsec_/);
  });

  it('sees the deliveries of thirty days', async () => {
    const club = await createClub();
    const hook = await listening(world, club);
    await hook.test();
    await hook.settled();
    const sweep = sweepWorker({ db: world.store.db, now: () => world.now() });
    world.advance(29 * 24 * 60);
    await sweep({});
    const deliveries = await world.store.db
      .selectFrom('webhookDeliveries')
      .select('id')
      .where('webhookId', '=', hook.id);
    assert.equal((await deliveries.execute()).length, 1);
    world.advance(2 * 24 * 60);
    await sweep({});
    assert.equal((await deliveries.execute()).length, 0);
  });
});
