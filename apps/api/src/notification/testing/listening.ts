import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type DeliveryStatus,
  type WebhookEventType,
  webhookCalls,
  webhookEvents,
  webhookEventTypes,
} from '@traip/contract';
import type { Person } from '../../testing/fixtures/people.ts';
import type { World } from '../../testing/world.ts';

interface Club {
  readonly id: string;
  readonly code: string;
  readonly people: { readonly admin: Person };
}

/** A webhook added by the admin of a club, and the actions on it. */
export async function listening(
  world: World,
  { code: orgCode, people: { admin } }: Club,
  { url = 'https://hooks.example/traip', events = [...webhookEventTypes] as WebhookEventType[] } = {},
) {
  const created = await world.call(
    webhookCalls.create,
    { params: { orgCode }, body: { url, events, description: 'Marcador' } },
    admin,
  );
  assert.equal(created.status, 201, JSON.stringify(created.error));
  const { id, secret } = created.body;
  const params = { orgCode, id };
  const log = async (query: { status?: DeliveryStatus } = {}) => {
    const { status, body } = await world.call(webhookCalls.deliveries, { params, query }, admin);
    assert.equal(status, 200);
    return body.items;
  };
  return {
    id,
    params,
    secret,
    log,
    test: () => world.call(webhookCalls.test, { params }, admin),
    rotate: () => world.call(webhookCalls.rotateSecret, { params }, admin),
    again: (deliveryId: string) =>
      world.call(webhookCalls.sendAgain, { params: { ...params, deliveryId } }, admin),
    turn: (isOn: boolean) => world.call(webhookCalls.update, { params, body: { url, events, isOn } }, admin),
    webhook: async () => {
      const { body } = await world.call(webhookCalls.list, { params: { orgCode } }, admin);
      return body.webhooks.find((webhook) => webhook.id === id);
    },
    /** The log, once no delivery in it waits for an attempt. */
    settled: async () => {
      for (;;) {
        const deliveries = await log();
        if (deliveries.length > 0 && deliveries.every(({ status }) => status !== 'PENDING'))
          return deliveries;
        await pause(30);
      }
    },
    /** The events it received, oldest first, each parsed with its shape. */
    delivered: async () =>
      (await log()).map(({ type, body }) => webhookEvents[type].shape.parse(JSON.parse(body))).reverse(),
  };
}
