import { z } from 'zod';
import { call } from '../call.ts';
import { mayIn } from '../permissions/index.ts';
import { Code, Id } from '../shapes/fields.ts';
import {
  DeliveryQuery,
  NewWebhook,
  Webhook,
  WebhookChange,
  WebhookCreated,
  WebhookDeliveries,
  WebhookDelivery,
  WebhookSecret,
  Webhooks,
} from '../shapes/webhook.ts';

const byCode = z.object({ orgCode: Code });
const one = z.object({ orgCode: Code, id: Id });
const oneDelivery = z.object({ orgCode: Code, id: Id, deliveryId: Id });
const mayManage = mayIn('organisation.edit', { organisationCode: 'params.orgCode' });

/** Addresses of other programs that receive the events of an organisation. */
export const webhookCalls = {
  list: call({
    method: 'GET',
    path: '/webhooks/{orgCode}',
    summary: 'List an organisation’s webhooks',
    access: mayManage,
    params: byCode,
    reply: Webhooks,
    errors: [],
  }),
  create: call({
    method: 'POST',
    path: '/webhooks/{orgCode}',
    summary: 'Add a webhook; the reply has the secret that signs what is sent',
    access: mayManage,
    stepUp: 'second-factor',
    params: byCode,
    body: NewWebhook,
    status: 201,
    reply: WebhookCreated,
    errors: ['TOO_MANY_WEBHOOKS', 'WEBHOOK_URL_REFUSED'],
  }),
  update: call({
    method: 'PUT',
    path: '/webhooks/{orgCode}/{id}',
    summary: 'Change a webhook, or turn it on or off',
    access: mayManage,
    stepUp: 'second-factor',
    params: one,
    body: WebhookChange,
    reply: Webhook,
    errors: ['WEBHOOK_URL_REFUSED'],
  }),
  delete: call({
    method: 'DELETE',
    path: '/webhooks/{orgCode}/{id}',
    summary: 'Delete a webhook with its log; what waits to be sent to it is dropped',
    access: mayManage,
    params: one,
    reply: z.object({ deleted: z.literal(true) }),
    errors: [],
  }),
  secret: call({
    method: 'GET',
    path: '/webhooks/{orgCode}/{id}/secret',
    summary: 'Get the secret of a webhook; the audit log says who did',
    access: mayManage,
    isSensitive: true,
    stepUp: 'second-factor',
    params: one,
    reply: WebhookSecret,
    errors: ['WEBHOOK_SECRET_LOST'],
  }),
  rotateSecret: call({
    method: 'POST',
    path: '/webhooks/{orgCode}/{id}/secret',
    summary: 'Replace the secret of a webhook; the old one signs too for 24 hours',
    access: mayManage,
    stepUp: 'second-factor',
    params: one,
    reply: WebhookSecret,
    errors: [],
  }),
  test: call({
    method: 'POST',
    path: '/webhooks/{orgCode}/{id}/test',
    summary: 'Send a test event to a webhook',
    access: mayManage,
    params: one,
    status: 202,
    reply: WebhookDelivery,
    errors: ['WEBHOOK_OFF', 'TOO_MANY_REQUESTS'],
  }),
  deliveries: call({
    method: 'GET',
    path: '/webhooks/{orgCode}/{id}/deliveries',
    summary: 'List what was sent to a webhook in the last 30 days, the latest first',
    access: mayManage,
    params: one,
    query: DeliveryQuery,
    reply: WebhookDeliveries,
    errors: [],
  }),
  sendAgain: call({
    method: 'POST',
    path: '/webhooks/{orgCode}/{id}/deliveries/{deliveryId}',
    summary: 'Send a delivery again, under the same webhook-id',
    access: mayManage,
    params: oneDelivery,
    status: 202,
    reply: WebhookDelivery,
    errors: ['WEBHOOK_OFF', 'TOO_MANY_REQUESTS'],
  }),
};
