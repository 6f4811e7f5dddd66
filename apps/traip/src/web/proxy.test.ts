import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { it } from 'node:test';
import Fastify from 'fastify';
import { proxyToWeb } from './proxy.ts';

it('hands every body to the pages as it came, whatever the backend reads in its own way', async () => {
  const pages = createServer(async (request, response) => {
    response.end(`${request.headers['content-type']}: ${await text(request)}`);
  }).listen(0, '127.0.0.1');
  await once(pages, 'listening');
  const { port } = pages.address() as { port: number };
  const app = Fastify();
  for (const type of ['application/x-www-form-urlencoded', 'image/png'])
    app.addContentTypeParser(type, { parseAs: 'string' }, async () => ({}));
  await proxyToWeb(app, { origin: () => `http://127.0.0.1:${port}`, withSockets: false });
  for (const [type, payload] of [
    ['application/x-www-form-urlencoded', 'csrfToken=a&json=true'],
    ['application/json', '{"a":1}'],
    ['image/png', 'a picture'],
  ] as const) {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/auth/x',
      headers: { 'content-type': type },
      payload,
    });
    assert.deepEqual([answer.statusCode, answer.body], [200, `${type}: ${payload}`]);
  }
  await app.close();
  pages.close();
});

it('refuses an address that climbs, without asking the pages or blaming them', async () => {
  let requestCount = 0;
  const pages = createServer((_request, response) => {
    requestCount += 1;
    response.end();
  }).listen(0, '127.0.0.1');
  await once(pages, 'listening');
  const { port } = pages.address() as { port: number };
  const app = Fastify();
  await proxyToWeb(app, { origin: () => `http://127.0.0.1:${port}`, withSockets: false });
  for (const url of ['/_next/static/..%2f..%2fpackage.json', '/icons/%2e%2e%2fsecret', '/worker/..%2F']) {
    const answer = await app.inject(url);
    assert.deepEqual([answer.statusCode, answer.json().error.code], [400, 'BAD_REQUEST'], url);
  }
  assert.equal(requestCount, 0);
  await app.close();
  pages.close();
});
