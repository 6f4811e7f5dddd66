import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { FastifyBaseLogger } from 'fastify';
import { CacheFront, type CacheHit } from './cache-front.ts';
import type { CachedResponse } from './cached-response.ts';
import type { PageCache } from './page-cache.ts';

describe('the cache in front of the server', () => {
  const front = new CacheFront();
  const hits: CacheHit[] = [];
  const logged: string[] = [];
  let server: Server;
  let url: string;

  before(async () => {
    server = createServer((_request, response) => response.end('from the server'));
    front.attach(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  after(() => server.close());
  beforeEach(() => {
    hits.splice(0);
    logged.splice(0);
    front.disable();
  });

  const enable = (key: string | undefined, find: () => Promise<CachedResponse | undefined>) =>
    front.enable({
      cache: { keyOf: () => key, find } as unknown as PageCache,
      log: {
        info: () => undefined,
        error: (_: object, text: string) => logged.push(text),
      } as unknown as FastifyBaseLogger,
      onHit: (hit) => hits.push(hit),
    });
  const cached = (send: CachedResponse['send']): CachedResponse => ({ route: '/*', terms: undefined, send });
  const read = async () => (await fetch(url)).text();

  it('sends what is cached, and reports it', async () => {
    enable('key', async () => cached(({ response }) => response.end('from the cache')));
    assert.equal(await read(), 'from the cache');
    assert.deepEqual(
      hits.map(({ method, route, status }) => [method, route, status]),
      [['GET', '/*', 200]],
    );
  });

  it('passes on what has no key, is not cached, or cannot be looked up', async () => {
    enable(undefined, () => assert.fail('without a key nothing is looked up'));
    assert.equal(await read(), 'from the server');
    enable('key', async () => undefined);
    assert.equal(await read(), 'from the server');
    enable('key', () => Promise.reject(new Error('the database is away')));
    assert.equal(await read(), 'from the server');
    assert.deepEqual(hits, []);
  });

  it('passes everything on once it is disabled', async () => {
    enable('key', async () => cached(({ response }) => response.end('from the cache')));
    front.disable();
    assert.equal(await read(), 'from the server');
  });

  it('closes the connection when a response cannot be sent', async () => {
    enable('key', async () =>
      cached(() => {
        throw new Error('broken');
      }),
    );
    await assert.rejects(read());
    assert.deepEqual([logged.length, hits.length], [1, 0]);
  });
});
