import { z } from 'zod';
import { Id, Instant, isStorable, optionalText } from './fields.ts';
import { pageNumber, pageOf, pageSize } from './page.ts';
import { webhookEventTypes, webhookTestType } from './webhook-event.ts';

/** The most webhooks of an organisation. */
export const maxWebhooks = 10;

const isSendable = (value: string) => {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
};

const Address = z
  .string('WEBHOOK_URL_INVALID')
  .trim()
  .max(500)
  .refine(isStorable, 'TEXT_INVALID')
  .refine(isSendable, 'WEBHOOK_URL_INVALID');

const Events = z
  .array(z.enum(webhookEventTypes))
  .min(1, 'WEBHOOK_EVENTS_REQUIRED')
  .max(webhookEventTypes.length)
  .transform((events) => [...new Set(events)]);

export const NewWebhook = z
  .object({ url: Address, description: optionalText(100), events: Events })
  .meta({ id: 'newWebhook' });

export const WebhookChange = NewWebhook.extend({ isOn: z.boolean() }).meta({ id: 'webhookChange' });

/** Why the platform turned a webhook off: its address answered that it is gone, or failed for days. */
const webhookOffReasons = ['GONE', 'FAILING'] as const;
export type WebhookOffReason = (typeof webhookOffReasons)[number];

export const Webhook = z
  .object({
    id: Id,
    url: z.string(),
    description: z.string().nullable(),
    events: z.array(z.enum(webhookEventTypes)),
    isOn: z.boolean(),
    /** Null while it is on, or if a person turned it off. */
    offReason: z.enum(webhookOffReasons).nullable(),
    /** Since when nothing arrived; null: the last delivery arrived, or there was none. */
    failingSince: Instant.nullable(),
    /** Until when the previous secret signs too. */
    previousSecretUntil: Instant.nullable(),
    createdAt: Instant,
  })
  .meta({ id: 'webhook' });

export const Webhooks = z.object({ webhooks: z.array(Webhook) }).meta({ id: 'webhooks' });

export const WebhookSecret = z
  .object({ secret: z.string(), previousSecretUntil: Instant.nullable() })
  .meta({ id: 'webhookSecret' });

export const WebhookCreated = Webhook.extend({ secret: z.string() }).meta({ id: 'webhookCreated' });

/** PENDING: it is being sent, or will be retried. */
export const deliveryStatuses = ['PENDING', 'DELIVERED', 'FAILED'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** What went wrong with the last attempt, if there was no response to show it. */
const deliveryProblems = [
  'STATUS',
  'REDIRECT',
  'TIMEOUT',
  'UNREACHABLE',
  'PRIVATE_ADDRESS',
  'INSECURE',
  'OFF',
  'SECRET_LOST',
] as const;
export type DeliveryProblem = (typeof deliveryProblems)[number];

export const WebhookDelivery = z
  .object({
    id: Id,
    /** The header `webhook-id`: the same in every attempt, including manual ones. */
    messageId: z.string(),
    type: z.enum([...webhookEventTypes, webhookTestType]),
    status: z.enum(deliveryStatuses),
    /** Whether someone asked to send it again. */
    isAgain: z.boolean(),
    at: Instant,
    attempts: z.number(),
    lastAttemptAt: Instant.nullable(),
    nextAttemptAt: Instant.nullable(),
    problem: z.enum(deliveryProblems).nullable(),
    responseStatus: z.number().nullable(),
    /** The beginning of the response. */
    response: z.string().nullable(),
    durationMs: z.number().nullable(),
    body: z.string(),
  })
  .meta({ id: 'webhookDelivery' });

export const WebhookDeliveries = pageOf(WebhookDelivery).meta({ id: 'webhookDeliveries' });

export const DeliveryQuery = z.object({
  page: pageNumber,
  limit: pageSize(),
  status: z.enum(deliveryStatuses).optional(),
});
