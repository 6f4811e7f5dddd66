import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { render } from './render.ts';

const nonce = 'n'.repeat(48);

async function rendered(
  status: number,
  headers: OutgoingHttpHeaders,
  { body = `<p nonce="${nonce}">`, defersScripts = true } = {},
) {
  let received: IncomingHttpHeaders = {};
  const server = createServer((request, response) => {
    received = request.headers;
    response.writeHead(request.url === '/' ? status : 200, headers).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    return {
      ...(await render(`http://127.0.0.1:${port}/`, { forwarded: { host: 'liga.example' }, defersScripts })),
      received,
    };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('a page is rendered for a reader of whom nothing is known, and not compressed', async () => {
  const { received } = await rendered(200, {});
  assert.deepEqual(
    [received.cookie, received.authorization, received['accept-encoding'], received['user-agent']],
    [undefined, undefined, 'identity', 'Traip'],
  );
});

test('the nonce is the one of the policy; headers of the connection, and our own, are left out', async () => {
  const policy = `script-src 'nonce-${nonce}'`;
  const page = await rendered(200, {
    'content-security-policy': policy,
    'cache-control': 'public, max-age=60',
    vary: 'rsc',
    etag: '"x"',
    'x-other': 'yes',
  });
  assert.equal(page.nonce, nonce);
  assert.deepEqual(page.headers, [
    ['content-security-policy', policy],
    ['x-other', 'yes'],
  ]);
});

test('a redirect is for the reader to follow', async () => {
  const { status, headers } = await rendered(307, { location: '/elsewhere' });
  assert.equal(status, 307);
  assert.ok(headers.some(([name, value]) => name === 'location' && value === '/elsewhere'));
});

test('scripts wait on a page that may be cached, where they may', async () => {
  const script = `<script src="/_next/static/turbopack-1.js" async="" nonce="${nonce}"></script>`;
  const body = `<head>${script}</head>`;
  const policy = { 'content-security-policy': `script-src 'nonce-${nonce}'` };
  const hasScript = async (status: number, defersScripts: boolean) =>
    (await rendered(status, policy, { body, defersScripts })).template.plain.fill(nonce).includes(script);
  assert.equal(await hasScript(200, true), false);
  assert.equal(await hasScript(200, false), true);
  assert.equal(await hasScript(404, true), true);
});
