import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { type Api, ChangeFeed, createApi, folderFiles, type Store } from '@traip/api';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../config.ts';
import { createServer } from '../server.ts';
import { CacheFront, type CacheHit } from './cache-front.ts';
import { PageCache } from './page-cache.ts';
import { openSeededStore } from './testing/seeded-store.ts';
import { sendRequest } from './testing/send-request.ts';

describe('a public API response', () => {
  const folder = mkdtempSync(join(tmpdir(), 'traip-cache-'));
  let store: Store;
  let api: Api;
  let app: FastifyInstance;
  let competitionId: string;
  let hits: CacheHit[] = [];
  let clock = 1_000;

  before(async () => {
    ({ store, competitionId } = await openSeededStore());
    const cache = new PageCache({
      openFeed: (invalidate) => new ChangeFeed(store, invalidate),
      maxBytes: 1_000_000,
      now: () => clock,
    });
    const front = new CacheFront();
    app = createServer(readConfig({ LOG_LEVEL: 'silent' }), front);
    api = await createApi(app, {
      store,
      files: folderFiles(folder),
      secret: randomBytes(48),
      publicOrigin: 'https://traip.test',
      providers: {},
      mail: { kind: 'wait' },
      runsSchedule: false,
      responseCache: cache,
    });
    front.enable({ cache, log: app.log, onHit: (each) => hits.push(each) });
    await app.listen({ host: '127.0.0.1', port: 0 });
  });
  after(async () => {
    await app.close();
    await api.stop();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const full = () => `/v1/club/traips-competition/full-competition/${competitionId}`;
  const table = () => `/v1/club/traips-competition/classifications/${competitionId}`;
  const read = (url = full(), headers: Record<string, string> = {}, method = 'GET') =>
    sendRequest(app, { url, headers, method });
  const update = (set: { name?: string; privacy?: 'PUBLIC' | 'PRIVATE' }) =>
    store.db.updateTable('competitions').set(set).where('id', '=', competitionId).execute();
  /** How many responses during some work came from the cache. */
  async function cacheHits(work: () => Promise<unknown>): Promise<number> {
    hits = [];
    await work();
    return hits.length;
  }

  it('is produced once, and served from memory to later readers, byte for byte', async () => {
    const first = await read();
    assert.equal(first.statusCode, 200);
    const count = await cacheHits(async () => {
      const { headers, body, statusCode } = await read();
      assert.deepEqual([statusCode, body], [200, first.body]);
      for (const name of ['date', 'x-request-id']) {
        delete headers[name];
        delete first.headers[name];
      }
      assert.deepEqual(headers, first.headers);
    });
    assert.equal(count, 1);
    assert.equal(hits[0]?.route, '/v1/club/traips-competition/full-competition/:id');
  });

  it('is produced once for all who ask meanwhile', async () => {
    await update({ name: 'Otra' });
    const count = await cacheHits(async () => {
      const earliest = read();
      await read();
      await Promise.all([earliest, ...Array.from({ length: 20 }, () => read())]);
    });
    assert.ok(count >= 20, `${count} of 22 from memory`);
  });

  it('is never older than the change, whatever readers do meanwhile', async () => {
    for (let turn = 1; turn <= 15; turn++) {
      const readers = Array.from({ length: 10 }, () => read());
      await update({ name: `Nombre ${turn}` });
      const [answer] = await Promise.all([read(), ...readers]);
      assert.equal(JSON.parse(answer.body).name, `Nombre ${turn}`);
    }
  });

  it('is gone at once when it is private, and back when it is public again', async () => {
    await read();
    await update({ privacy: 'PRIVATE' });
    assert.deepEqual([(await read()).statusCode, (await read()).statusCode], [404, 404]);
    await update({ privacy: 'PUBLIC' });
    assert.equal((await read()).statusCode, 200);
  });

  it('is not served to a caller with a token, a session or a scorer link', async () => {
    await read();
    for (const headers of [
      { authorization: 'Bearer x' },
      { cookie: 'next-auth.session-token=x' },
      { 'x-scorer-token': 'x' },
    ])
      assert.equal(await cacheHits(() => read(undefined, headers as Record<string, string>)), 0);
    assert.equal(await cacheHits(() => read(undefined, { cookie: 'traip-consent=1' })), 1);
  });

  it('is in the requested language', async () => {
    const sheet = `/v1/club/sheets/competition/${competitionId}/standings.csv`;
    const [es, en] = [{ 'accept-language': 'es' }, { 'accept-language': 'en' }];
    const texts: string[] = [];
    for (const headers of [es, en, es, en]) texts.push((await read(sheet, headers)).body);
    assert.notEqual(texts[0], texts[1]);
    assert.deepEqual(texts.slice(2), texts.slice(0, 2));
  });

  it('is not sent again to a reader who has it, and has no body for a HEAD request', async () => {
    const { headers } = await read(table());
    const count = await cacheHits(async () => {
      const again = await read(table(), { 'if-none-match': `"x", ${headers.etag}` });
      assert.deepEqual([again.statusCode, again.body, again.headers.etag], [304, '', headers.etag]);
      const head = await read(table(), {}, 'HEAD');
      assert.deepEqual([head.statusCode, head.body], [200, '']);
      assert.equal(head.headers['content-length'], headers['content-length']);
    });
    assert.equal(count, 2);
  });

  it('is not cached for a search text, nor where callers are counted', async () => {
    const paper = `/v1/club/sheets/competition/${competitionId}/standings.pdf`;
    for (const url of ['/v1/club/public/search?q=liga', paper]) {
      assert.equal((await read(url)).statusCode, 200);
      assert.equal(await cacheHits(() => read(url)), 0, url);
    }
  });

  it('is refused beyond the limit, however often it was served before', async () => {
    const paper = `/v1/club/sheets/competition/${competitionId}/matches.pdf`;
    assert.equal((await read(paper)).statusCode, 200);
    await store.db.updateTable('attempts').set({ count: 1_000 }).execute();
    assert.equal((await read(paper)).statusCode, 429);
  });

  it('is served for a second when it depends on the time, and for a minute when it does not', async () => {
    const now = '/v1/club/public/now';
    for (const url of [now, full()]) await read(url);
    const counts: number[] = [];
    for (const seconds of [1, 0.1, 58, 1.1]) {
      clock += seconds * 1_000;
      counts.push(await cacheHits(async () => [await read(now), await read(full())]));
    }
    assert.deepEqual(counts, [2, 1, 1, 0]);
  });
});
