import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { type Api, createApi, folderFiles, type Store } from '@traip/api';
import { openSeededStore } from '../cache/testing/seeded-store.ts';
import { readConfig } from '../config.ts';
import { createServer } from '../server.ts';
import { smallLeague } from '../testing/small-league.ts';

describe('MCP at /mcp of the product', () => {
  const folder = mkdtempSync(join(tmpdir(), 'traip-mcp-'));
  const app = createServer(readConfig({ LOG_LEVEL: 'silent', REQUESTS_PER_MINUTE: '6000' }));
  let store: Store;
  let api: Api;
  let competitionId: string;
  let origin: string;
  let token: string;

  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const response = await fetch(origin + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
      body: JSON.stringify(body),
    });
    return { response, body: await response.json() };
  };

  before(async () => {
    ({ store, competitionId } = await openSeededStore());
    api = await createApi(app, {
      store,
      files: folderFiles(folder),
      secret: randomBytes(48),
      publicOrigin: 'https://traip.test',
      providers: {},
      mail: { kind: 'wait' },
      runsSchedule: false,
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    const [boss] = smallLeague.people;
    const { password } = smallLeague;
    const session = await post('/v1/club/auth/login', { email: boss?.email, password });
    const input = { name: 'Assistant', scopes: ['read', 'results'], days: 30 };
    const authorization = `Bearer ${session.body.accessToken}`;
    token = (await post('/v1/club/access-tokens', input, { authorization })).body.secret;
  });
  after(async () => {
    await app.close();
    await api.stop();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };

  it('reads, proposes and applies with the caller’s token', async () => {
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: 'auto' } });
    const requestInit = { headers: { authorization: `Bearer ${token}` } };
    await client.connect(new StreamableHTTPClientTransport(new URL(`${origin}/mcp`), { requestInit }));
    // biome-ignore lint/suspicious/noExplicitAny: each tool has a shape of its own
    const call = async (name: string, input: object): Promise<any> =>
      (await client.callTool({ name, arguments: { ...input } })).structuredContent;
    const { matches } = await call('list_matches', { competitionId });
    const [match] = matches;
    const proposed = await call('propose_result', { matchId: match.id, score: { home: 2, away: 0 } });
    const { match: written } = await call('apply_proposal', { proposalId: proposed.proposalId });
    assert.deepEqual([written.state, written.score], ['FINISHED', { home: 2, away: 0 }]);
    const { tables } = await call('get_table', { competitionId });
    assert.deepEqual([tables[0].rows[0].teamId, tables[0].rows[0].points], [match.home.id, 3]);
    await client.close();
    const entry = await store.db
      .selectFrom('auditEntries')
      .select(['details', 'address'])
      .where('action', '=', 'RESULT_BY_HAND')
      .executeTakeFirstOrThrow();
    assert.match(JSON.stringify(entry.details), /"token":"Assistant"/);
    assert.match(String(entry.address), /127\.0\.0/);
  });

  it('requires a token, and refuses pages of other sites', async () => {
    const without = await post('/mcp', list);
    assert.equal(without.response.status, 401);
    assert.match(without.response.headers.get('www-authenticate') ?? '', /^Bearer/);
    const authorization = `Bearer ${token}`;
    const evil = await post('/mcp', list, { authorization, origin: 'https://evil.example' });
    assert.equal(evil.response.status, 403);
    const cookie = await post('/mcp', list, { cookie: `authorization=${authorization}` });
    assert.equal(cookie.response.status, 401);
  });

  it('has the headers and limits of the API', async () => {
    const { response } = await post('/mcp', list, { authorization: `Bearer ${token}` });
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('cache-control'), 'no-store');
    assert.equal(response.headers.get('x-content-type-options'), 'nosniff');
    assert.match(response.headers.get('content-security-policy') ?? '', /default-src 'none'/);
    const long = { ...list, params: { long: 'x'.repeat(300_000) } };
    assert.equal((await post('/mcp', long, { authorization: `Bearer ${token}` })).response.status, 413);
    const get = await fetch(`${origin}/mcp`);
    assert.deepEqual([get.status, get.headers.get('allow')], [405, 'POST']);
  });
});
