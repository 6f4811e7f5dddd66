import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { createOrganisation } from '../../testing/fixtures/people.ts';
import { World } from '../../testing/world.ts';
import { inboxOf } from '../testing/inbox.ts';
import { listening } from '../testing/listening.ts';
import { countValidSignatures, WebhookReceiver } from '../testing/webhook-receiver.ts';

describe('a delivery to a webhook', () => {
  const receiver = new WebhookReceiver();
  const world = new World({ webhooks: { allowsLocal: true, timeoutMs: 500, retryDelays: [0, 0] } });
  before(async () => {
    await receiver.open();
    await world.open();
  });
  after(async () => {
    await world.close();
    await receiver.close();
  });
  beforeEach(() => {
    receiver.received.splice(0);
    receiver.answerWith(200, 'thanks');
  });

  async function listen() {
    const club = await createOrganisation(world, 'admin', 'super-admin', 'member');
    return { club, ...(await listening(world, club, { url: receiver.url })) };
  }

  const change = (id: string, set: { previousSecretUntil?: Date; failingSince?: Date }) =>
    world.store.db.updateTable('webhooks').set(set).where('id', '=', id).execute();

  it('is signed with its secret, links to more, and appears in the log', async () => {
    const hook = await listen();
    const { body: sent } = await hook.test();
    const [message = assert.fail()] = await receiver.take();
    assert.equal(await countValidSignatures(hook.secret, message), 1);
    assert.equal(await countValidSignatures(hook.secret, { ...message, body: `${message.body} ` }), 0);
    const age = Date.now() / 1000 - Number(message.headers['webhook-timestamp']);
    assert.ok(Math.abs(age) < 300, 'a receiver may refuse what is older');
    const { type, data } = JSON.parse(message.body);
    assert.equal(type, 'webhook.test');
    assert.deepEqual(data.organisation, {
      id: hook.club.id,
      code: hook.club.code,
      name: data.organisation.name,
    });
    assert.equal(data.links.page, `https://traip.test/o/${hook.club.code}`);
    const [entry = assert.fail()] = await hook.settled();
    assert.deepEqual(
      [entry.id, entry.status, entry.attempts, entry.responseStatus, entry.response, entry.problem],
      [sent.id, 'DELIVERED', 1, 200, 'thanks', null],
    );
    assert.deepEqual([entry.messageId, entry.body], [message.headers['webhook-id'], message.body]);
    const links = await world.app.inject({ method: 'GET', url: new URL(data.links.api).pathname });
    assert.equal(links.statusCode, 200, 'the link for programs works');
  });

  it('is retried under the same id until it arrives', async () => {
    const hook = await listen();
    receiver.answerWith(500, 'down');
    await hook.test();
    const [first = assert.fail()] = await receiver.take();
    receiver.answerWith(200);
    const [second = assert.fail()] = await receiver.take();
    assert.equal(second.headers['webhook-id'], first.headers['webhook-id']);
    assert.equal(second.body, first.body);
    assert.equal(await countValidSignatures(hook.secret, second), 1);
    const [entry] = await hook.settled();
    assert.deepEqual([entry?.status, entry?.attempts, entry?.problem], ['DELIVERED', 2, null]);
    assert.equal((await hook.webhook())?.failingSince, null);
  });

  it('fails after the last attempt, can be found as failed, and can be sent again under its id', async () => {
    const hook = await listen();
    receiver.answerWith(503, 'down');
    await hook.test();
    const messages = await receiver.take(3);
    const [failed = assert.fail()] = await hook.settled();
    assert.deepEqual(
      [failed.status, failed.attempts, failed.problem, failed.responseStatus, failed.response],
      ['FAILED', 3, 'STATUS', 503, 'down'],
    );
    assert.notEqual((await hook.webhook())?.failingSince, null);
    receiver.answerWith(200);
    assert.equal((await hook.again(failed.id)).status, 202);
    const [again = assert.fail()] = await receiver.take();
    const ids = [...messages, again].map(({ headers }) => headers['webhook-id']);
    assert.equal(new Set(ids).size, 1);
    assert.equal(again.body, messages[0]?.body);
    const [latest] = await hook.settled();
    assert.deepEqual([latest?.isAgain, latest?.status], [true, 'DELIVERED']);
    assert.deepEqual(
      (await hook.log({ status: 'FAILED' })).map(({ id }) => id),
      [failed.id],
    );
  });

  it('neither waits for a hanging receiver nor follows a redirect', async () => {
    const hook = await listen();
    receiver.hang();
    await hook.test();
    await receiver.take();
    receiver.answerWith(302, '', { location: 'http://127.0.0.1:1/' });
    const [entry] = await hook.settled();
    assert.deepEqual([entry?.status, entry?.problem, entry?.responseStatus], ['FAILED', 'REDIRECT', 302]);
  });

  it('is signed with both secrets for a day after a rotation, then with the new one', async () => {
    const hook = await listen();
    const { body: rotated } = await hook.rotate();
    await hook.test();
    const [both = assert.fail()] = await receiver.take();
    assert.equal(String(both.headers['webhook-signature']).split(' ').length, 2);
    assert.equal(await countValidSignatures(hook.secret, both), 1);
    assert.equal(await countValidSignatures(rotated.secret, both), 1);
    const until = (await hook.webhook())?.previousSecretUntil ?? assert.fail();
    const hours = (Date.parse(String(until)) - world.now().getTime()) / 3_600_000;
    assert.ok(hours > 23 && hours <= 24);
    await change(hook.id, { previousSecretUntil: world.now() });
    await hook.test();
    const [late = assert.fail()] = await receiver.take();
    assert.equal(await countValidSignatures(hook.secret, late), 0);
    assert.equal(await countValidSignatures(rotated.secret, late), 1);
    assert.equal((await hook.webhook())?.previousSecretUntil, null);
  });

  it('turns the webhook off if its address is gone, and notifies admins but not members', async () => {
    const hook = await listen();
    receiver.answerWith(410);
    await hook.test();
    const [entry] = await hook.settled();
    assert.deepEqual([entry?.status, entry?.attempts, entry?.responseStatus], ['FAILED', 1, 410]);
    const webhook = await hook.webhook();
    assert.deepEqual([webhook?.isOn, webhook?.offReason], [false, 'GONE']);
    const { inbox } = inboxOf(world);
    const { admin, member, 'super-admin': boss } = hook.club.people;
    for (const user of [admin, boss]) {
      const [news = assert.fail()] = (await inbox(user)).items;
      assert.deepEqual(
        [news.kind, news.path],
        ['WEBHOOK_OFF', `/dashboard/${hook.club.code}/settings?tab=webhooks`],
      );
      assert.match(news.title.es, /^Webhook desactivado: 127\.0\.0\.1:\d+$/);
    }
    assert.deepEqual((await inbox(member)).items, []);
    const logged = await world.store.db
      .selectFrom('auditEntries')
      .select(['action', 'via', 'details'])
      .where('subjectId', '=', hook.id)
      .where('action', '=', 'TURNED_OFF')
      .executeTakeFirstOrThrow();
    assert.deepEqual([logged.via, logged.details], ['PLATFORM', { reason: 'GONE' }]);
    const { body } = await hook.turn(true);
    assert.deepEqual([body.isOn, body.offReason, body.failingSince], [true, null, null]);
  });

  it('turns the webhook off if nothing has arrived for five days', async () => {
    const hook = await listen();
    receiver.answerWith(500);
    await hook.test();
    await hook.settled();
    assert.equal((await hook.webhook())?.isOn, true);
    await change(hook.id, { failingSince: new Date(world.now().getTime() - 5 * 86_400_000) });
    await hook.test();
    await hook.settled();
    const webhook = await hook.webhook();
    assert.deepEqual([webhook?.isOn, webhook?.offReason], [false, 'FAILING']);
  });

  it('is dropped if the webhook is turned off before the first attempt', async () => {
    const hook = await listen();
    const { id } = (await hook.test()).body;
    await hook.settled();
    await receiver.take();
    await hook.turn(false);
    await world.store.db
      .updateTable('webhookDeliveries')
      .set({ status: 'PENDING', isQueued: false })
      .where('id', '=', id)
      .execute();
    await inboxOf(world).later(hook.club.people.admin);
    const [entry] = await hook.settled();
    assert.deepEqual([entry?.status, entry?.problem, receiver.received.length], ['FAILED', 'OFF', 0]);
  });
});
