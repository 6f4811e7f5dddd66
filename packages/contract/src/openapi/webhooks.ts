import { webhookEvents } from '../shapes/webhook-event.ts';
import type { Json } from './json.ts';
import type { Schemas } from './schemas.ts';
import type { Words } from './words/words.ts';

/** The prefix of event names as operations and components. */
export const eventPrefix = 'webhook.';

/** The events sent to the webhooks of an organisation, signed as standardwebhooks.com specifies. */
export function webhooksOf(schemas: Schemas, words: Words): Json {
  const described = Object.entries(webhookEvents).map(([type, { summary, shape }]) => [
    type,
    {
      post: {
        operationId: `${eventPrefix}${type}`,
        tags: ['webhook'],
        summary: words.summaryOf(`${eventPrefix}${type}`, summary),
        security: [],
        parameters,
        requestBody: { required: true, content: { 'application/json': { schema: schemas.ofReply(shape) } } },
        responses: {
          '2XX': { description: 'Received' },
          '410': { description: 'Gone: the webhook is turned off' },
        },
      },
    },
  ]);
  return Object.fromEntries(described);
}

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

const parameters = [
  header('webhook-id', 'The same in every attempt'),
  header('webhook-timestamp', 'Seconds since 1970, when this attempt was made'),
  header(
    'webhook-signature',
    'v1, and the base64 HMAC-SHA256 of id.timestamp.body; two of them after a rotation',
  ),
];
