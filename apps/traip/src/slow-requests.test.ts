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

/** More than the buffers of a connection hold when the client does not read. */
const much = Buffer.alloc(64 * 1024 * 1024, 'x');

/** Ways to hold a connection without ever completing a request. */
const slow: Readonly<Record<string, (connection: RawConnection) => RawConnection>> = {
  'stays silent': (connection) => connection,
  'sends its head byte by byte': (connection) => connection.drip(`${head}X-Slow: `, 20),
  'sends its body byte by byte': (connection) =>
    connection.write(`${head}Content-Length: 9999\r\n\r\n`).drip('{"a":"', 20),
  'sends a piece of its body and nothing more': (connection) =>
    connection.write(`${head}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`),
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

/** Short enough for a test, in the same order as the real ones. */
const short = { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 20 };

describe('a client that sends its request byte by byte', () => {
  for (const [does, begin] of Object.entries(slow))
    it(`gets a 408 and is disconnected when it ${does}`, async () => {
      const { port } = await open(short);
      const [status, body] = (await begin(new RawConnection(port)).ended()).split('\r\n\r\n');
      assert.match(status ?? '', /^HTTP\/1\.1 408 Request Timeout\r\n/);
      const { code, message } = JSON.parse(body ?? '').error;
      assert.deepEqual([code, message], ['REQUEST_TIMEOUT', errorCatalogue.REQUEST_TIMEOUT.message]);
    });

  it('is given the default timeouts by the real server', async () => {
    const { server } = await open();
    const { headersTimeout, requestTimeout, keepAliveTimeout, connectionTimeout, maxConnections } =
      defaultTimeouts;
    assert.deepEqual(
      [server.headersTimeout, server.requestTimeout, server.keepAliveTimeout, server.timeout],
      [headersTimeout, requestTimeout, keepAliveTimeout, connectionTimeout],
    );
    assert.equal(server.maxConnections, 5_000 + maxConnections);
  });

  it('does not delay others, even five hundred of them at once', async () => {
    // Longer than the test takes on the busiest machine.
    const fiveMinutes = 300_000;
    const { port, address, server } = await open({
      headersTimeout: fiveMinutes,
      requestTimeout: fiveMinutes,
    });
    const attacks = Object.values(slow);
    const connections = Array.from({ length: 500 }, (_, index) =>
      attacks[index % attacks.length]?.(new RawConnection(port)),
    );
    await Promise.all(connections.map((connection) => connection?.opened()));
    for (let request = 0; request < 20; request++) {
      const answer = await fetch(`${address}/echo`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: `{"n":${request}}`,
      });
      assert.deepEqual(await answer.json(), { n: request });
    }
    assert.ok(connections.every((connection) => connection?.isOpen));
    assert.ok((await connectionsOf(server)) > 500);
    await Promise.all(connections.map((connection) => connection?.destroy()));
  });

  it('is disconnected after a response when it stays silent', async () => {
    const { port } = await open({ keepAliveTimeout: 50 });
    assert.match(await new RawConnection(port).write(greeting).ended(), /^HTTP\/1\.1 200 OK.*well$/s);
  });

  it('is disconnected when it does not read a large response', async () => {
    const { port, server } = await open({ connectionTimeout: 200 });
    const connected = once(server, 'connection') as Promise<[Socket]>;
    const connection = new RawConnection(port).pause().write(greeting.replace('/echo', '/much'));
    const [ours] = await connected;
    await once(ours, 'close');
    assert.ok((await connection.resume().ended()).length < much.length);
  });
});

describe('a slow but honest client', () => {
  it('may send a body for longer than the headers may take', async () => {
    const { port } = await open({ ...short, requestTimeout: defaultTimeouts.requestTimeout });
    const body = JSON.stringify({ a: 'x'.repeat(30) });
    const connection = new RawConnection(port).write(
      `${head}Connection: close\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    for (const byte of body) {
      connection.write(byte);
      await pause(15);
    }
    assert.ok((await connection.ended()).endsWith(`\r\n\r\n${body}`));
  });

  it('can upload the largest picture at 30 kB a second', () => {
    const bytesASecond = 30_000;
    assert.ok((picture.maxBytes / bytesASecond) * 1000 < defaultTimeouts.requestTimeout);
  });

  it('can follow a feed for longer than any timeout, as long as something is sent', async () => {
    const { address } = await open({ ...short, connectionTimeout: 1_500, keepAliveTimeout: 50 });
    assert.match(await (await fetch(`${address}/follow`)).text(), /beat 12\nthe end$/);
  });
});

describe('connections beyond the limit', () => {
  it('are refused until another one is closed', async () => {
    const { port, server } = await open({ maxConnections: 2 }, { LIVE_LINES: '1' });
    const connections = await Promise.all([1, 2, 3].map(() => new RawConnection(port).opened()));
    while ((await connectionsOf(server)) < 3) await pause(5);
    const dropped = once(server, 'drop');
    assert.equal(await new RawConnection(port).write(greeting).ended(), '');
    await dropped;
    await connections[0]?.destroy();
    while ((await connectionsOf(server)) > 2) await pause(5);
    const next = new RawConnection(port).write(greeting.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
    assert.match(await next.ended(), /well$/);
    await Promise.all(connections.map((connection) => connection.destroy()));
  });
});

function connectionsOf(server: FastifyInstance['server']): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}
