import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { type Api, createApi, folderFiles, PageWatch, type Store } from '@traip/api';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../config.ts';
import { createServer } from '../server.ts';
import { Door, type Given } from './door.ts';
import { PageCache } from './page-cache.ts';
import { ask } from './testing/ask.ts';
import { openPlanted } from './testing/planted.ts';

describe('a public answer', () => {
  const folder = mkdtempSync(join(tmpdir(), 'traip-kept-'));
  let store: Store;
  let api: Api;
  let app: FastifyInstance;
  let competitionId: string;
  let given: Given[] = [];
  let clock = 0;

  before(async () => {
    ({ store, competitionId } = await openPlanted());
    const cache = new PageCache(
      (forget) => new PageWatch(store, forget),
      1_000_000,
      () => clock,
    );
    const door = new Door();
    app = createServer(readConfig({ LOG_LEVEL: 'silent' }), door);
    api = await createApi(app, {
      store,
      files: folderFiles(folder),
      secret: randomBytes(48),
      publicOrigin: 'https://traip.test',
      providers: {},
      mail: { kind: 'wait' },
      runsSchedule: false,
      keeper: cache,
    });
    door.open({ cache, log: app.log, count: (each) => given.push(each) });
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
    ask(app, { url, headers, method });
  const update = (set: { name?: string; privacy?: 'PUBLIC' | 'PRIVATE' }) =>
    store.db.updateTable('competitions').set(set).where('id', '=', competitionId).execute();
  /** How many of the answers during some work came from memory. */
  async function fromMemory(work: () => Promise<unknown>): Promise<number> {
    given = [];
    await work();
    return given.length;
  }

  it('is made once, and given from memory to whoever comes later, to the letter', async () => {
    const made = await read();
    assert.equal(made.statusCode, 200);
    const count = await fromMemory(async () => {
      const { headers, body, statusCode } = await read();
      assert.deepEqual([statusCode, body], [200, made.body]);
      for (const name of ['date', 'x-request-id']) {
        delete headers[name];
        delete made.headers[name];
      }
      assert.deepEqual(headers, made.headers);
    });
    assert.equal(count, 1);
    assert.equal(given[0]?.route, '/v1/club/traips-competition/full-competition/:id');
  });

  it('is made once for all who ask while it is made', async () => {
    await update({ name: 'Otra' });
    const count = await fromMemory(async () => {
      const first = read();
      await read();
      await Promise.all([first, ...Array.from({ length: 20 }, () => read())]);
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

  it('is not for who has a token, a session or a link to a desk', async () => {
    await read();
    for (const headers of [
      { authorization: 'Bearer x' },
      { cookie: 'next-auth.session-token=x' },
      { 'x-scorer-token': 'x' },
    ])
      assert.equal(await fromMemory(() => read(undefined, headers as Record<string, string>)), 0);
    assert.equal(await fromMemory(() => read(undefined, { cookie: 'traip-consent=1' })), 1);
  });

  it('is in the language that is asked for', async () => {
    const sheet = `/v1/club/sheets/competition/${competitionId}/standings.csv`;
    const [es, en] = [{ 'accept-language': 'es' }, { 'accept-language': 'en' }];
    const texts: string[] = [];
    for (const headers of [es, en, es, en]) texts.push((await read(sheet, headers)).body);
    assert.notEqual(texts[0], texts[1]);
    assert.deepEqual(texts.slice(2), texts.slice(0, 2));
  });

  it('is not sent again to who has it, and only described to who asks for its headers', async () => {
    const { headers } = await read(table());
    const count = await fromMemory(async () => {
      const again = await read(table(), { 'if-none-match': `"x", ${headers.etag}` });
      assert.deepEqual([again.statusCode, again.body, again.headers.etag], [304, '', headers.etag]);
      const head = await read(table(), {}, 'HEAD');
      assert.deepEqual([head.statusCode, head.body], [200, '']);
      assert.equal(head.headers['content-length'], headers['content-length']);
    });
    assert.equal(count, 2);
  });

  it('is no answer to words that somebody typed, nor what is counted for who asks', async () => {
    const paper = `/v1/club/sheets/competition/${competitionId}/standings.pdf`;
    for (const url of ['/v1/club/public/search?q=liga', paper]) {
      assert.equal((await read(url)).statusCode, 200);
      assert.equal(await fromMemory(() => read(url)), 0, url);
    }
  });

  it('is refused beyond the limit, however often it was given before', async () => {
    const paper = `/v1/club/sheets/competition/${competitionId}/matches.pdf`;
    assert.equal((await read(paper)).statusCode, 200);
    await store.db.updateTable('attempts').set({ count: 1_000 }).execute();
    assert.equal((await read(paper)).statusCode, 429);
  });

  it('is good for a second when it tells of time, and for a minute when it does not', async () => {
    const now = '/v1/club/public/now';
    for (const url of [now, full()]) await read(url);
    const counts: number[] = [];
    for (const seconds of [1, 0.1, 58, 1.1]) {
      clock += seconds * 1_000;
      counts.push(await fromMemory(async () => [await read(now), await read(full())]));
    }
    assert.deepEqual(counts, [2, 1, 1, 0]);
  });
});
