import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import { type Refusal, refuse } from '@traip/contract';
import Fastify from 'fastify';
import { sendRefusal } from './send-refusal.ts';

/** The log lines of a refusal, besides those of every request. */
async function logOf(refusal: Refusal): Promise<readonly Record<string, unknown>[]> {
  const stream = new PassThrough();
  const app = Fastify({ logger: { level: 'info', stream } });
  app.get('/', (_request, reply) => sendRefusal(reply, refusal));
  await app.inject('/');
  stream.end();
  const lines = (await text(stream)).trim().split('\n');
  return lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'refused');
}

describe('a refusal in the log', () => {
  for (const [attempt, refusal] of [
    ['access without a session', refuse('UNAUTHORIZED')],
    ['access without permission', refuse('FORBIDDEN')],
    ['too many attempts', refuse('TOO_MANY_REQUESTS')],
    ['a step out of order', refuse('EVENT_NOT_ALLOWED')],
    ['a body that is too large', refuse('PAYLOAD_TOO_LARGE')],
  ] as const)
    it(`shows ${attempt}, with the code`, async () => {
      const lines = await logOf(refusal);
      assert.deepEqual(
        lines.map(({ refused }) => refused),
        [refusal.refused],
      );
    });

  it('shows the fields of invalid input, and none of their content', async () => {
    const message = { es: 'No: secreto', en: 'No: secreto' };
    const details = [
      { field: 'body.email', message },
      { field: 'body.name', message },
    ];
    const [line] = await logOf(refuse('BAD_REQUEST', { field: 'body.email', details }));
    assert.deepEqual([line?.refused, line?.field], ['BAD_REQUEST', 'body.email']);
    assert.doesNotMatch(JSON.stringify(line), /secreto/);
  });

  it('shows nothing for missing resources: the line of the request does', async () => {
    assert.deepEqual(await logOf(refuse('NOT_FOUND')), []);
  });
});
