import assert from 'node:assert/strict';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { newTokenSecret } from '../../platform/authorization/token-secret.ts';
import { createAccessToken } from '../fixtures/access-tokens.ts';
import { createPerson } from '../fixtures/people.ts';
import { openWorld } from '../world.ts';
import { McpServers } from './mcp-client.ts';

const message = (method: string, params = {}) => JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
const find = message('tools/call', { name: 'list_competitions', arguments: {} });

describe('MCP over HTTP', () => {
  const world = openWorld();
  const servers = new McpServers(world);
  let token = '';
  before(async () => {
    await servers.start();
    ({ token } = await createAccessToken(world, {
      userId: (await createPerson(world)).id,
      scopes: ['read'],
    }));
  });
  after(() => servers.stop());

  interface Sent {
    readonly body?: string;
    readonly headers?: Record<string, string>;
    readonly method?: string;
    readonly path?: string;
  }

  /** Sent as raw HTTP, because fetch doesn't allow a forged host. */
  async function send({ body = find, headers = {}, method = 'POST', path = '/mcp' }: Sent) {
    const outgoing = request(new URL(path, servers.url), {
      method,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
    });
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      outgoing.on('response', resolve).on('error', reject);
    });
    outgoing.end(method === 'POST' ? body : undefined);
    const answer = await answered;
    return { status: answer.statusCode, headers: answer.headers, text: await text(answer) };
  }

  const authorized = (secret: string) => ({ authorization: `Bearer ${secret}` });

  it('requires a token, and forwards only well-formed ones', async () => {
    for (const headers of [
      {},
      authorized('x'),
      { authorization: 'Basic YTpi' },
      authorized(`${token}x`),
    ] as const) {
      const { status, headers: replyHeaders } = await send({ headers });
      assert.deepEqual([status, replyHeaders['www-authenticate']], [401, 'Bearer realm="Traip"']);
    }
  });

  it('reports a token that Traip doesn’t know', async () => {
    const { status, headers } = await send({ headers: authorized(newTokenSecret('pat')) });
    assert.equal(status, 401);
    assert.match(String(headers['www-authenticate']), /error="invalid_token"/);
  });

  it('replies with a single, uncached JSON document', async () => {
    const { status, headers, text: body } = await send({ headers: authorized(token) });
    assert.equal(status, 200);
    assert.match(String(headers['content-type']), /application\/json/);
    assert.equal(headers['cache-control'], 'no-store');
    assert.ok('structuredContent' in JSON.parse(body).result);
    assert.doesNotMatch(body, new RegExp(token));
  });

  it('refuses pages of other sites, and host names that only resolve here', async () => {
    const evil = { ...authorized(token), origin: 'https://evil.example' };
    assert.equal((await send({ headers: evil })).status, 403);
    assert.equal((await send({ headers: { ...authorized(token), host: 'evil.example' } })).status, 403);
    const local = { ...authorized(token), origin: 'http://localhost:6274' };
    assert.equal((await send({ headers: local })).status, 200);
  });

  it('accepts one method, one path and short messages', async () => {
    const headers = authorized(token);
    const get = await send({ headers, method: 'GET' });
    assert.deepEqual([get.status, get.headers.allow], [405, 'POST']);
    assert.equal((await send({ headers, method: 'DELETE' })).status, 405);
    assert.equal((await send({ headers, path: '/' })).status, 404);
    assert.equal((await send({ headers, body: '{"jsonrpc":' })).status, 400);
    assert.equal((await send({ headers, body: `"${'x'.repeat(300_000)}"` })).status, 413);
    assert.equal((await send({ headers })).status, 200);
  });

  it('supports clients of the protocol of 2025', async () => {
    const params = {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 'old', version: '1' },
    };
    const { text: body } = await send({ headers: authorized(token), body: message('initialize', params) });
    assert.equal(JSON.parse(body).result.protocolVersion, '2025-06-18');
  });
});
