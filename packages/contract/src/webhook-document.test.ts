import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { z } from 'zod';
import { openApi } from './openapi/document.ts';
import { webhookEvents, webhookEventTypes } from './shapes/webhook-event.ts';
import { webhookDocument } from './webhook-document.ts';

describe('the documentation of webhooks', () => {
  it('has every event and every field; `npm run webhook-docs` writes them', () => {
    const { now, due } = webhookDocument();
    assert.equal(now, due);
    for (const type of Object.keys(webhookEvents)) assert.ok(now.includes(`\`${type}\``), type);
  });

  it('describes each field once, because it means the same in every event', () => {
    const shapes = new Map<string, string>();
    for (const [type, { shape }] of Object.entries(webhookEvents))
      for (const [name, field] of Object.entries(shape.shape.data.shape)) {
        const schema = JSON.stringify(z.toJSONSchema(field as z.ZodType, { io: 'input' }));
        assert.equal(shapes.get(name) ?? schema, schema, `${name} of ${type}`);
        shapes.set(name, schema);
      }
  });

  it('is in the OpenAPI document too', () => {
    const { webhooks } = openApi() as { webhooks: Record<string, { post: { requestBody: unknown } }> };
    assert.deepEqual(Object.keys(webhooks).toSorted(), [...webhookEventTypes, 'webhook.test'].toSorted());
    assert.deepEqual(webhooks['match.finished']?.post.requestBody, {
      required: true,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/webhook.match.finished' } } },
    });
  });
});
