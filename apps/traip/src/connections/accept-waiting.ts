import { type AddressInfo, connect, type Server, type Socket } from 'node:net';

/** In milliseconds: a connection that waits less than this found the queue empty. */
const shortWait = 5;

/**
 * The kernel queues new connections until the server accepts them; closing the port resets the queued ones.
 * We queue a connection of our own: when it is accepted, so are all before it. Repeats this until the wait is
 * short, or `limit` is reached.
 */
export async function acceptWaiting(server: Server, limit: number): Promise<void> {
  const deadline = performance.now() + limit;
  for (let start = performance.now(); start < deadline; start = performance.now()) {
    await passThrough(server);
    if (performance.now() - start < shortWait) return;
  }
}

async function passThrough(server: Server): Promise<void> {
  const { port, address } = server.address() as AddressInfo;
  const { promise: accepted, resolve } = Promise.withResolvers<void>();
  const ports = new Set<number | undefined>();
  const own = connect(port, address);
  const check = () => {
    if (ports.has(own.localPort ?? 0)) resolve();
  };
  const record = ({ remotePort }: Socket) => {
    ports.add(remotePort);
    check();
  };
  server.on('connection', record);
  // A server at its connection limit drops it.
  own.once('connect', check).once('error', resolve).once('close', resolve);
  await accepted;
  server.off('connection', record);
  own.destroy();
}
