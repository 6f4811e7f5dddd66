import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { cachedPage } from './cached-page.ts';
import type { CachedResponse } from './cached-response.ts';
import { nonceTemplate } from './nonce-template.ts';
import type { Rendered } from './render.ts';

const old = 'OLDnonce'.repeat(6);
/** Thirty thousand letters, and a nonce after each thousand. */
const pageWith = (nonce: string) =>
  Array.from(
    { length: 30 },
    (_, part) => `${String.fromCharCode(97 + (part % 26)).repeat(1_000)}${nonce}`,
  ).join('');
const policyWith = (nonce: string) => `script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'`;
const preloadWith = (nonce: string) => `</a.js>; rel=preload; nonce="${nonce}"`;

async function rendered(changes: Partial<Rendered> = {}): Promise<Rendered> {
  return {
    status: 200,
    nonce: old,
    template: await nonceTemplate(Buffer.from(pageWith(old)), old),
    headers: [
      ['content-security-policy', policyWith(old)],
      ['link', preloadWith(old)],
    ],
    ...changes,
  };
}

describe('a cached page', () => {
  let server: Server;
  let port: number;

  before(async () => {
    const pages: Record<string, CachedResponse> = {
      '/': cachedPage(await rendered(), {}),
      '/missing': cachedPage(await rendered({ status: 404 }), {}),
    };
    server = createServer((request, response) =>
      pages[request.url ?? '']?.send({ request, response, id: 'one' }),
    );
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });

  const read = async (path = '/', headers: Record<string, string> = { 'accept-encoding': 'gzip' }) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
    const policy = answer.headers.get('content-security-policy') ?? '';
    return { status: answer.status, headers: answer.headers, policy, body: await answer.text() };
  };

  it('has a nonce of its own in each response, the same all over the headers and the body', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => read()));
    for (const { policy, headers, body } of answers) {
      const nonce = nonceIn(policy);
      assert.deepEqual(
        [policy, headers.get('link'), body],
        [policyWith(nonce), preloadWith(nonce), pageWith(nonce)],
      );
    }
    assert.equal(new Set(answers.map(({ policy }) => policy)).size, answers.length);
  });

  it('may be stored by the reader alone, and is checked before it is used again', async () => {
    const { headers } = await read();
    assert.equal(headers.get('cache-control'), 'private, no-cache');
    assert.equal(headers.get('vary'), 'accept-encoding, rsc, cookie');
  });

  it('is never "not modified" when it is an error', async () => {
    const etag = (await read()).headers.get('etag') ?? '';
    assert.equal((await read('/', { 'if-none-match': etag })).status, 304);
    const missing = await read('/missing', { 'if-none-match': etag });
    assert.deepEqual([missing.status, missing.headers.get('etag')], [404, null]);
  });

  it('is cached for a minute, unless it is an error, sets a cookie or has no nonce', async () => {
    const { terms } = cachedPage(await rendered(), {});
    assert.equal(terms?.maxAge, 60_000);
    for (const changes of [
      { status: 404 },
      { status: 307 },
      { nonce: '' },
      { headers: [['set-cookie', 'a=b']] as const },
    ])
      assert.equal(cachedPage(await rendered(changes), {}).terms, undefined, JSON.stringify(changes));
  });

  it('is compressed for readers that accept it, and for no others', async () => {
    const { headers, bytes } = await answerOnce(port, 'accept-encoding: br, gzip\r\n');
    assert.match(headers, /content-encoding: gzip/);
    assert.equal(gunzipSync(bytes).toString(), pageWith(nonceIn(headers)));
    const plain = await answerOnce(port, '');
    assert.equal(plain.bytes.toString(), pageWith(nonceIn(plain.headers)));
  });
});

function nonceIn(text: string): string {
  const [, nonce = ''] = /'nonce-([^']+)'/.exec(text) ?? [];
  assert.equal(nonce.length, old.length);
  assert.notEqual(nonce, old);
  return nonce;
}

async function answerOnce(port: number, header: string) {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${header}\r\n`);
  const whole = Buffer.concat(await socket.toArray());
  const end = whole.indexOf('\r\n\r\n');
  return { headers: whole.subarray(0, end).toString(), bytes: whole.subarray(end + 4) };
}
