import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import { after, before, describe, it } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { ChangeFeed, type Store } from '@traip/api';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../config.ts';
import { createServer as createApp } from '../server.ts';
import { proxyToWeb } from '../web/proxy.ts';
import { CacheFront } from './cache-front.ts';
import { PageCache } from './page-cache.ts';
import { openSeededStore } from './testing/seeded-store.ts';
import { sendRequest } from './testing/send-request.ts';

/** In place of Next: writes what the database has of a competition, in the language of the URL. */
function pagesOf(store: Store) {
  const renders: string[] = [];
  const server = createServer(async (request, response) => {
    const url = request.url ?? '';
    renders.push(url);
    const [, prefix, , id = ''] = /^(\/en)?\/(c|m)\/([^?]*)/.exec(url) ?? [];
    const { rows, isShown } = await shownOf(store, id);
    const nonce = `${renders.length}`.padStart(48, 'n');
    response.writeHead(isShown ? 200 : 404, {
      'content-type': 'text/html',
      'content-security-policy': `script-src 'nonce-${nonce}'`,
    });
    response.end(`<html lang="${prefix ? 'en' : 'es'}"><script nonce="${nonce}"></script>${rows}</html>`);
  });
  return { server, renders };
}

async function shownOf({ db }: Store, id: string) {
  const competition = await db
    .selectFrom('competitions')
    .select(['name', 'privacy'])
    .where('id', '=', id)
    .executeTakeFirst();
  const matches = await db
    .selectFrom('matches')
    .select('homeScore')
    .where('competitionId', '=', id)
    .orderBy('key')
    .execute();
  const rows = `${competition?.name}: ${matches.map(({ homeScore }) => homeScore).join()}`;
  return { rows, isShown: competition?.privacy === 'PUBLIC' };
}

type OpenFeed = ConstructorParameters<typeof PageCache>[0]['openFeed'];

const openCache = (openFeed: OpenFeed) => new PageCache({ openFeed, maxBytes: 1_000_000 });

describe('a cached page', () => {
  let store: Store;
  let server: Server;
  let renders: string[];
  let app: FastifyInstance;
  let origin: () => string;
  let competitionId: string;

  before(async () => {
    ({ store, competitionId } = await openSeededStore());
    ({ server, renders } = pagesOf(store));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    origin = () => `http://127.0.0.1:${port}`;
    app = await serving(openCache((invalidate) => new ChangeFeed(store, invalidate)));
  });
  after(async () => {
    await app.close();
    server.close();
    await store.close();
  });

  /** The front process, with nothing behind it but these pages. */
  async function serving(cache: PageCache) {
    const front = new CacheFront();
    const served = createApp(readConfig({ LOG_LEVEL: 'silent' }), front);
    await proxyToWeb(served, { origin, withSockets: false, cache });
    front.enable({ cache, log: served.log, onHit: ({ status }) => hits.push(status) });
    await served.listen({ host: '127.0.0.1', port: 0 });
    return served;
  }
  const hits: number[] = [];
  const read = (url = `/c/${competitionId}`, headers: Record<string, string> = {}, method = 'GET') =>
    sendRequest(app, { url, headers, method });
  const rendersDuring = async (work: () => Promise<unknown>) => {
    const earlier = renders.length;
    await work();
    return renders.length - earlier;
  };
  const update = (set: { name?: string; privacy?: 'PUBLIC' | 'PRIVATE' }) =>
    store.db.updateTable('competitions').set(set).where('id', '=', competitionId).execute();
  const score = (homeScore: number) =>
    store.db.updateTable('matches').set({ homeScore }).where('competitionId', '=', competitionId).execute();

  it('is rendered once for all who ask at once, and for all who come later', async () => {
    await score(100);
    const count = await rendersDuring(async () => {
      await Promise.all(Array.from({ length: 20 }, () => read()));
      await read();
    });
    assert.equal(count, 1);
  });

  it('is never older than the goal, whatever readers do meanwhile', async () => {
    for (let goals = 1; goals <= 15; goals++) {
      const readers = Array.from({ length: 10 }, () => read());
      await score(goals);
      const [answer] = await Promise.all([read(), ...readers]);
      assert.match(answer.body, new RegExp(`: ${goals},`));
    }
  });

  it('is in the language of its URL', async () => {
    for (const [prefix, lang] of [
      ['', 'es'],
      ['/en', 'en'],
      ['', 'es'],
    ])
      assert.match((await read(`${prefix}/c/${competitionId}`)).body, new RegExp(`lang="${lang}"`));
  });

  it('has a nonce of its own in each response, the same in page and policy', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const { body, headers } = await read();
        const [, nonce] = /nonce="([^"]+)"/.exec(body) ?? [];
        assert.equal(headers['content-security-policy'], `script-src 'nonce-${nonce}'`);
        return nonce;
      }),
    );
    assert.notEqual(nonces[0], nonces[1]);
  });

  it('is not sent again to a reader who has it, nor is a policy that would not match their copy', async () => {
    const first = await read();
    const again = await read(undefined, { 'if-none-match': String(first.headers.etag) });
    assert.deepEqual([again.statusCode, again.body], [304, '']);
    assert.equal(again.headers['content-security-policy'], undefined);
    await update({ name: 'Otro nombre' });
    const changed = await read(undefined, { 'if-none-match': String(first.headers.etag) });
    assert.equal(changed.statusCode, 200);
  });

  it('has no body for a HEAD request', async () => {
    const { statusCode, body, headers } = await read(undefined, {}, 'HEAD');
    assert.deepEqual([statusCode, body, headers['content-type']], [200, '', 'text/html']);
  });

  it('is gone for everybody once it is private, and the refusal is not cached', async () => {
    await read();
    await update({ privacy: 'PRIVATE' });
    const count = await rendersDuring(async () => {
      assert.deepEqual([(await read()).statusCode, (await read()).statusCode], [404, 404]);
    });
    assert.equal(count, 2);
    await update({ privacy: 'PUBLIC' });
    assert.equal((await read()).statusCode, 200);
  });

  it('is not served when the change feed fails', async () => {
    const broken = {
      poll: () => Promise.reject(new Error('the database is away')),
      competitionOf: async () => undefined,
    };
    const lost = await serving(openCache(() => broken));
    const count = await rendersDuring(async () => {
      for (const _time of [1, 2]) {
        const { statusCode } = await sendRequest(lost, { url: `/c/${competitionId}` });
        assert.equal(statusCode, 200);
      }
    });
    assert.equal(count, 2);
    await lost.close();
  });

  it('is not served to readers who may be signed in', async () => {
    await read();
    assert.equal(await rendersDuring(() => read(undefined, { cookie: 'session=x' })), 1);
  });

  it('is counted, has a request id, and carries the headers of every response', async () => {
    await read();
    hits.splice(0);
    const [one, other] = [await read(), await read()];
    assert.deepEqual(hits, [200, 200]);
    assert.notEqual(one.headers['x-request-id'], other.headers['x-request-id']);
    assert.equal(one.headers['x-content-type-options'], 'nosniff');
  });

  it('is the same compressed', async () => {
    const [plain, packed] = [await read(), await read(undefined, { 'accept-encoding': 'br, gzip' })];
    assert.equal(packed.headers['content-encoding'], 'gzip');
    const withoutNonce = (text: string) => text.replace(/nonce="[^"]+"/, '');
    assert.equal(withoutNonce(gunzipSync(packed.bytes).toString()), withoutNonce(plain.body));
  });
});
