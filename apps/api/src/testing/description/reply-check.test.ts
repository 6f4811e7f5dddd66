import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import Fastify from 'fastify';
import { serveDocumentation } from '../../platform/http/documentation.ts';
import { checkReplies } from './reply-check.ts';

const session = { ended: true };

/** What is found when logging out is answered like this. */
async function findingsOf(status: number, reply: unknown): Promise<readonly string[]> {
  const app = Fastify();
  const findings = checkReplies(app);
  serveDocumentation(app);
  app.post('/v1/club/auth/logout', (_request, sent) => sent.code(status).send(reply));
  await app.inject({ method: 'POST', url: '/v1/club/auth/logout' });
  await app.close();
  return findings();
}

describe('the check of every answer against the served description', () => {
  it('finds nothing in an answer as it is declared', async () => {
    assert.deepEqual(await findingsOf(200, session), []);
  });

  it('finds a property that is not declared, or missing, or of another type', async () => {
    for (const reply of [{ ...session, more: 1 }, {}, { ended: 'yes' }]) {
      const [found = ''] = await findingsOf(200, reply);
      assert.match(found, /POST \/v1\/club\/auth\/logout: 200 is not what is declared/);
    }
  });

  it('finds a status and a type that are not declared, and an error that is none of ours', async () => {
    assert.match((await findingsOf(418, session))[0] ?? '', /status 418 is not declared/);
    assert.match((await findingsOf(200, 'done'))[0] ?? '', /text\/plain is not declared/);
    assert.match((await findingsOf(500, { message: 'no' }))[0] ?? '', /500 is not what is declared/);
  });
});
