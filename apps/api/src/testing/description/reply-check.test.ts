import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import Fastify from 'fastify';
import { serveDocumentation } from '../../platform/http/documentation.ts';
import { checkReplies } from './reply-check.ts';

const session = { ended: true };

/** The findings when logging out gets this reply. */
async function findingsOf(status: number, reply: unknown): Promise<readonly string[]> {
  const app = Fastify();
  const findings = checkReplies(app);
  serveDocumentation(app);
  app.post('/v1/club/auth/logout', (_request, sent) => sent.code(status).send(reply));
  await app.inject({ method: 'POST', url: '/v1/club/auth/logout' });
  await app.close();
  return findings();
}

describe('checking every reply against the served description', () => {
  it('finds nothing in a declared reply', async () => {
    assert.deepEqual(await findingsOf(200, session), []);
  });

  it('finds undeclared and missing properties, and wrong types', async () => {
    for (const reply of [{ ...session, more: 1 }, {}, { ended: 'yes' }]) {
      const [found = ''] = await findingsOf(200, reply);
      assert.match(found, /POST \/v1\/club\/auth\/logout: 200 is not what is declared/);
    }
  });

  it('finds undeclared statuses and content types, and unknown errors', async () => {
    assert.match((await findingsOf(418, session))[0] ?? '', /status 418 is not declared/);
    assert.match((await findingsOf(200, 'done'))[0] ?? '', /text\/plain is not declared/);
    assert.match((await findingsOf(500, { message: 'no' }))[0] ?? '', /500 is not what is declared/);
  });
});
