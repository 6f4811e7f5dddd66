import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { after, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { errorCatalogue, picture } from '@traip/contract';
import type { FastifyInstance } from 'fastify';
import { CacheFront } from './cache/cache-front.ts';
import { readConfig } from './config.ts';
import { createServer } from './server.ts';
import { defaultTimeouts, type ServerTimeouts } from './server-timeouts.ts';
import { RawConnection } from './testing/raw-connection.ts';

const head = 'POST /echo HTTP/1.1\r\nHost: traip.test\r\nContent-Type: application/json\r\n';
const greeting = 'GET /echo HTTP/1.1\r\nHost: traip.test\r\n\r\n';

/** More than the two machines on a line hold between them when nobody reads. */
const much = Buffer.alloc(64 * 1024 * 1024, 'x');

/** How a client can hold a line without ever asking for anything whole. */
const slow: Readonly<Record<string, (line: RawConnection) => RawConnection>> = {
  'says nothing': (line) => line,
  'sends its head byte by byte': (line) => line.drip(`${head}X-Slow: `, 20),
  'sends its body byte by byte': (line) =>
    line.write(`${head}Content-Length: 9999\r\n\r\n`).drip('{"a":"', 20),
  'sends a piece of its body and nothing more': (line) =>
    line.write(`${head}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`),
};

const apps: FastifyInstance[] = [];
after(() => Promise.all(apps.map((app) => app.close())));

async function open(timeouts: Partial<ServerTimeouts> = {}, environment: Record<string, string> = {}) {
  const config = readConfig({ LOG_LEVEL: 'silent', ...environment });
  const app = createServer(config, new CacheFront(), { ...defaultTimeouts, ...timeouts });
  apps.push(app);
  app.get('/echo', async () => 'well');
  app.post('/echo', async ({ body }) => body);
  app.get('/much', async () => much);
  app.get('/follow', async (_request, reply) => {
    reply.hijack();
    for (let beat = 1; beat <= 12; beat++) {
      reply.raw.write(`beat ${beat}\n`);
      await pause(150);
    }
    reply.raw.end('the end');
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  return { server: app.server, port, address: `http://127.0.0.1:${port}` };
}

/** Short enough for a test, and each in the order of the real ones. */
const short = { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 20 };

describe('who sends a request drop by drop', () => {
  for (const [does, begin] of Object.entries(slow))
    it(`is told to come back and cut off when it ${does}`, async () => {
      const { port } = await open(short);
      const [status, body] = (await begin(new RawConnection(port)).ended()).split('\r\n\r\n');
      assert.match(status ?? '', /^HTTP\/1\.1 408 Request Timeout\r\n/);
      const { code, message } = JSON.parse(body ?? '').error;
      assert.deepEqual([code, message], ['REQUEST_TIMEOUT', errorCatalogue.REQUEST_TIMEOUT.message]);
    });

  it('is waited for as long as is written down, by the server that people meet', async () => {
    const { server } = await open();
    const { headersTimeout, requestTimeout, keepAliveTimeout, connectionTimeout, maxConnections } =
      defaultTimeouts;
    assert.deepEqual(
      [server.headersTimeout, server.requestTimeout, server.keepAliveTimeout, server.timeout],
      [headersTimeout, requestTimeout, keepAliveTimeout, connectionTimeout],
    );
    assert.equal(server.maxConnections, 5_000 + maxConnections);
  });

  it('does not keep a quick one from being served, five hundred of them at once', async () => {
    const { port, address, server } = await open();
    const ways = Object.values(slow);
    const lines = Array.from({ length: 500 }, (_, index) =>
      ways[index % ways.length]?.(new RawConnection(port)),
    );
    await Promise.all(lines.map((line) => line?.opened()));
    for (let request = 0; request < 20; request++) {
      const answer = await fetch(`${address}/echo`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: `{"n":${request}}`,
      });
      assert.deepEqual(await answer.json(), { n: request });
    }
    assert.ok(lines.every((line) => line?.isOpen));
    assert.ok((await connectionsOf(server)) > 500);
    await Promise.all(lines.map((line) => line?.destroy()));
  });

  it('is not kept after an answer either', async () => {
    const { port } = await open({ keepAliveTimeout: 50 });
    assert.match(await new RawConnection(port).write(greeting).ended(), /^HTTP\/1\.1 200 OK.*well$/s);
  });

  it('is cut off when it asks for much and does not read it', async () => {
    const { port, server } = await open({ connectionTimeout: 200 });
    const connected = once(server, 'connection') as Promise<[Socket]>;
    const line = new RawConnection(port).pause().write(greeting.replace('/echo', '/much'));
    const [ours] = await connected;
    await once(ours, 'close');
    assert.ok((await line.resume().ended()).length < much.length);
  });
});

describe('who is slow and honest', () => {
  it('sends a body for longer than a head may take', async () => {
    const { port } = await open({ ...short, requestTimeout: defaultTimeouts.requestTimeout });
    const body = JSON.stringify({ a: 'x'.repeat(30) });
    const line = new RawConnection(port).write(
      `${head}Connection: close\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    for (const byte of body) {
      line.write(byte);
      await pause(15);
    }
    assert.ok((await line.ended()).endsWith(`\r\n\r\n${body}`));
  });

  it('uploads the largest picture at 30 kB a second', () => {
    const bytesASecond = 30_000;
    assert.ok((picture.maxBytes / bytesASecond) * 1000 < defaultTimeouts.requestTimeout);
  });

  it('follows for longer than any of this, as long as it is told something', async () => {
    const { address } = await open({ ...short, connectionTimeout: 1_500, keepAliveTimeout: 50 });
    assert.match(await (await fetch(`${address}/follow`)).text(), /beat 12\nthe end$/);
  });
});

describe('more lines than there is room for', () => {
  it('are turned away until one of the others leaves', async () => {
    const { port, server } = await open({ maxConnections: 2 }, { LIVE_LINES: '1' });
    const lines = await Promise.all([1, 2, 3].map(() => new RawConnection(port).opened()));
    while ((await connectionsOf(server)) < 3) await pause(5);
    const dropped = once(server, 'drop');
    assert.equal(await new RawConnection(port).write(greeting).ended(), '');
    await dropped;
    await lines[0]?.destroy();
    while ((await connectionsOf(server)) > 2) await pause(5);
    const next = new RawConnection(port).write(greeting.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
    assert.match(await next.ended(), /well$/);
    await Promise.all(lines.map((line) => line.destroy()));
  });
});

function connectionsOf(server: FastifyInstance['server']): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}
