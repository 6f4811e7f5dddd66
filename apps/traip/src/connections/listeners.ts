import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, createServer, type Server as NetServer, type Socket } from 'node:net';

/**
 * Listens on the other addresses of `localhost` and hands their connections to the same server. Fastify would
 * start a second server for them, without the cache and the limits, that stops only after the first one has.
 */
export async function openOtherAddresses(server: Server, host: string): Promise<readonly NetServer[]> {
  if (host !== 'localhost') return [];
  const { address: first, port } = server.address() as AddressInfo;
  const others = (await lookup(host, { all: true })).filter(({ address }) => address !== first);
  const listeners = await Promise.all(
    // Ignores an address that the machine names but does not have.
    others.map(({ address }) => openListener(server, port, address).catch(() => [])),
  );
  return listeners.flat();
}

/** The address of `localhost` that the server itself listens on. */
export async function firstAddressOf(host: string): Promise<string> {
  return host === 'localhost' ? (await lookup(host)).address : host;
}

interface PrivateListener {
  readonly origin: string;
  stop(): Promise<void>;
}

/**
 * A local entrance for the server side of the pages: after the public ones have closed, pages still being
 * rendered need the backend. `onConnection` sees each connection before the server does.
 */
export async function openPrivateListener(
  server: Server,
  onConnection: (socket: Socket) => void,
): Promise<PrivateListener> {
  const host = '127.0.0.1';
  const sockets = new Set<Socket>();
  const listener = await openListener(server, 0, host, (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    onConnection(socket);
  });
  return {
    origin: `http://${host}:${(listener.address() as AddressInfo).port}`,
    stop: async () => {
      const closed = once(listener, 'close');
      listener.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

async function openListener(
  server: Server,
  port: number,
  host: string,
  onConnection?: (socket: Socket) => void,
): Promise<NetServer> {
  // The options of the HTTP server's own sockets.
  const listener = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    onConnection?.(socket);
    server.emit('connection', socket);
  });
  if (server.maxConnections > 0) listener.maxConnections = server.maxConnections;
  listener.listen(port, host);
  await once(listener, 'listening');
  return listener;
}
