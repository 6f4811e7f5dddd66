import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, before, describe, it } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { readConfig } from './config.ts';
import { createServer } from './server.ts';

const host = 'Host: traip.test';
const json = 'Content-Type: application/json';

/** Bytes that no honest client sends, and the possible responses. An empty one is a closed connection. */
const hostile: readonly (readonly [what: string, bytes: string, answer: RegExp])[] = [
  ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n', /^HTTP\/1\.1 400/],
  ['a method that does not exist', `HACK /echo HTTP/1.1\r\n${host}\r\n\r\n`, /^HTTP\/1\.1 400/],
  ['a version that does not exist', `GET /echo HTTP/9.9\r\n${host}\r\n\r\n`, /^HTTP\/1\.1 400/],
  ['no host', 'GET /echo HTTP/1.1\r\n\r\n', /^HTTP\/1\.1 400/],
  [
    'two hosts',
    `GET /echo HTTP/1.1\r\n${host}\r\nHost: evil.test\r\nConnection: close\r\n\r\n`,
    /^HTTP\/1\.1 400/,
  ],
  [
    'the same host twice',
    `GET /echo HTTP/1.1\r\n${host}\r\nX: y\r\nhost: traip.test\r\nConnection: close\r\n\r\n`,
    /^HTTP\/1\.1 400/,
  ],
  ['a zero byte in a header', `GET /echo HTTP/1.1\r\n${host}\r\nX: a\0b\r\n\r\n`, /^HTTP\/1\.1 400/],
  [
    'headers without end',
    `GET /echo HTTP/1.1\r\n${host}\r\nX: ${'a'.repeat(100_000)}\r\n\r\n`,
    /^HTTP\/1\.1 431/,
  ],
  [
    'an address without end',
    `GET /${'a'.repeat(100_000)} HTTP/1.1\r\n${host}\r\n\r\n`,
    /^(HTTP\/1\.1 431|$)/,
  ],
  [
    'half a letter in the address',
    `GET /echo/%E0%A4%A HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`,
    /^HTTP\/1\.1 40[04]/,
  ],
  [
    'two lengths that disagree, as smugglers send them',
    `POST /echo HTTP/1.1\r\n${host}\r\n${json}\r\nContent-Length: 2\r\nContent-Length: 30\r\n\r\n{}`,
    /^HTTP\/1\.1 400/,
  ],
  [
    'a length and pieces at once',
    `POST /echo HTTP/1.1\r\n${host}\r\n${json}\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    /^HTTP\/1\.1 400/,
  ],
  [
    'a piece whose length is no number',
    `POST /echo HTTP/1.1\r\n${host}\r\n${json}\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
    /^HTTP\/1\.1 400/,
  ],
  [
    'more than a megabyte',
    `POST /echo HTTP/1.1\r\n${host}\r\n${json}\r\nContent-Length: 9000000\r\n\r\n{`,
    /^HTTP\/1\.1 413/,
  ],
];

describe('bytes that no honest client sends', () => {
  let app: FastifyInstance;
  let port = 0;

  before(async () => {
    app = createServer(readConfig({ LOG_LEVEL: 'silent' }));
    app.post('/echo', async ({ body }) => body);
    app.get('/echo', async () => 'well');
    await app.listen({ port: 0, host: '127.0.0.1' });
    port = (app.server.address() as { port: number }).port;
  });
  after(() => app.close());

  /** Everything received until the connection is closed or reset. */
  async function send(bytes: string): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.setEncoding('latin1').on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.write(bytes, 'latin1');
    await new Promise((closed) => socket.once('close', closed));
    return received;
  }

  for (const [what, bytes, answer] of hostile) {
    it(`refuses ${what}, and serves the next request`, async () => {
      assert.match(await send(bytes), answer);
      const next = await fetch(`http://127.0.0.1:${port}/echo`);
      assert.equal(await next.text(), 'well');
    });
  }

  it('takes no part of a body for a second request', async () => {
    const body = `{"a":1}`;
    const smuggled = `POST /echo HTTP/1.1\r\n${host}\r\n${json}\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n${body}GET /echo HTTP/1.1\r\n${host}\r\n\r\n`;
    const answers = (await send(smuggled)).match(/HTTP\/1\.1 /g);
    assert.equal(answers?.length, 1);
  });

  it('refuses a key that would reach into every object', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/echo`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"__proto__":{"isAdmin":true}}',
    });
    assert.equal(answer.status, 400);
    assert.equal(({} as { isAdmin?: boolean }).isAdmin, undefined);
  });
});
