import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { authRoutes, createClient } from '@traip/contract';
import { Product } from './launch/product.ts';
import { makeDataFolder } from './testing/data-folder.ts';
import { KeepAliveClient } from './testing/keep-alive-client.ts';
import { RawConnection } from './testing/raw-connection.ts';
import { redPixel } from './testing/red-pixel.ts';
import { smallLeague } from './testing/small-league.ts';

describe('stopping Traip while people use it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'traip-stop-'));
  let product: Product;
  let authorization: string;

  before(async () => {
    await makeDataFolder(folder, { hasLeague: true });
    const settings = { WEB: 'none', LOG_LEVEL: 'warn', DEMO_DATA: 'false', DATA_DIR: folder };
    product = await Product.with(settings);
    await product.start();
    const { people, password } = smallLeague;
    const body = { email: people[0]?.email ?? '', password };
    const { accessToken } = await createClient(authRoutes, { origin: product.origin }).login({ body });
    authorization = `Bearer ${accessToken}`;
  });
  after(async () => {
    await product.stop();
    rmSync(folder, { recursive: true });
  });

  it('answers every accepted request, ends the live feeds, and exits with 0', async () => {
    const clients = keepAliveClients();
    const refusals = Promise.all(clients.map((client) => client.sendUntilRefused()));
    const unused = await new RawConnection(product.port).opened();
    const silent = new RawConnection(product.port).write('GET /health HTTP/1.1\r\nHost: traip.test\r\n\r\n');
    const feed = await follow('/live/organisation/liga');
    const bell = await follow('/live/bell');
    const upload = startUpload();
    while (clients.some(({ answers }) => answers.length < 20)) await pause(5);
    const answeredBefore = clients.map(({ answers }) => answers.length);

    const stopped = product.stop();
    while (await isListening()) await pause(5);
    const uploaded = await upload.finish();

    assert.deepEqual([uploaded.statusCode, uploaded.headers.connection], [200, 'close']);
    assert.equal(await feed.end, 'complete');
    assert.equal(await bell.end, 'complete');
    assert.deepEqual(
      await refusals,
      clients.map(() => 'ECONNREFUSED'),
      'nobody was cut off: who comes again is refused',
    );
    for (const [index, { answers }] of clients.entries()) {
      assert.ok(answers.every(({ status }) => status === 200));
      assert.ok(answers.length >= (answeredBefore[index] ?? 0));
      assert.equal(answers.at(-1)?.connection, 'close', 'the last answer says that it is the last');
    }
    assert.match(await silent.ended(), /^HTTP\/1\.1 200/);
    assert.equal(await unused.ended(), '');
    assert.equal(await stopped, 0);
    assert.doesNotMatch(product.output, /cut off/);
  });

  /** Some get cached responses, others personal ones. */
  function keepAliveClients(): KeepAliveClient[] {
    const paths = ['/v1/club/sport/getSportParents', '/ready', '/v1/club/profile/my-teams', '/health'];
    return [...paths, ...paths].map(
      (path) => new KeepAliveClient(product.origin + path, path.includes('profile') ? { authorization } : {}),
    );
  }

  async function follow(path: string) {
    const sent = get(`${product.origin}/v1/club${path}`, { agent: false, headers: { authorization } });
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    assert.equal(response.statusCode, 200);
    response.resume().on('error', () => undefined);
    const end = once(response, 'close').then(() => (response.complete ? 'complete' : 'cut off'));
    return { end };
  }

  /** A phone with a bad signal: the first half of a picture. */
  function startUpload() {
    const half = Math.floor(redPixel.length / 2);
    const headers = { authorization, 'content-type': 'image/png', 'content-length': redPixel.length };
    const sent = request(`${product.origin}/v1/club/profile/avatar`, {
      method: 'PUT',
      agent: false,
      headers,
    });
    sent.write(redPixel.subarray(0, half));
    return {
      finish: async (): Promise<IncomingMessage> => {
        const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
        sent.end(redPixel.subarray(half));
        const [response] = await answered;
        return response.resume();
      },
    };
  }

  async function isListening(): Promise<boolean> {
    const socket = connect(product.port, 'localhost');
    try {
      await once(socket, 'connect');
      return true;
    } catch {
      return false;
    } finally {
      socket.destroy();
    }
  }
});
