import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, describe, it } from 'node:test';
import { RawConnection } from '../testing/raw-connection.ts';
import { Connections } from './connections.ts';
import { openPrivateListener } from './listeners.ts';

const greeting = 'GET / HTTP/1.1\r\nHost: traip.test\r\n\r\n';
const endless = 'POST / HTTP/1.1\r\nHost: traip.test\r\nContent-Length: 99\r\n\r\n';

const servers: Server[] = [];
after(() => {
  for (const server of servers) server.closeAllConnections();
});

async function open(connections: Connections) {
  const server = createServer((request, response) => {
    request.resume().once('end', () => response.end('well'));
  });
  connections.attach(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  servers.push(server);
  return { server, port: (server.address() as AddressInfo).port };
}

describe('the connections of a server that stops', () => {
  it('are cut off when a client never ends its request, and counted', async () => {
    // Long enough for a busy machine to get to the idle connection.
    const connections = new Connections({ limit: 2_000, grace: 0 });
    const { server, port } = await open(connections);
    const accepted = once(server, 'request');
    const stalled = new RawConnection(port).write(endless);
    await accepted;
    const another = once(server, 'connection');
    const idle = await new RawConnection(port).opened();
    await another;
    await connections.refuseNew([server]);
    assert.equal(await connections.drain(), 1);
    assert.equal(await stalled.ended(), '');
    assert.equal(await idle.ended(), '');
  });

  it('serve a request that arrives at the last moment, and none after it', async () => {
    const connections = new Connections({ grace: 60_000 });
    const { server, port } = await open(connections);
    const accepted = once(server, 'connection');
    const late = await new RawConnection(port).opened();
    await accepted;
    await connections.refuseNew([server]);
    const drained = connections.drain();
    const answer = await late.write(greeting).ended();
    assert.match(answer, /^HTTP\/1\.1 200 OK\r\n.*Connection: close\r\n.*well/s);
    assert.equal(await drained, 0);
  });

  it('leave the private entrance of the pages open until it is closed itself', async () => {
    const connections = new Connections();
    const { server } = await open(connections);
    const listener = await openPrivateListener(server, (socket) => connections.exempt(socket));
    await connections.refuseNew([server]);
    assert.equal(await connections.drain(), 0);
    const answer = await fetch(listener.origin);
    assert.deepEqual([await answer.text(), answer.headers.get('connection')], ['well', 'keep-alive']);
    await listener.stop();
    await assert.rejects(fetch(listener.origin));
  });
});
