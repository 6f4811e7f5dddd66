import { type AddressInfo, connect, type Server, type Socket } from 'node:net';

/** Whoever waits for less has nobody behind them. */
const shortWait = 5;

/**
 * Connections are made by the kernel and wait in a queue until the server takes them; closing the port resets those that
 * wait. A connection of our own is last in the queue: once it is taken, so are all before it. Repeated until it hardly
 * waits, or for as long as `limit`.
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
  const { promise: taken, resolve } = Promise.withResolvers<void>();
  const ports = new Set<number | undefined>();
  const own = connect(port, address);
  const look = () => {
    if (ports.has(own.localPort ?? 0)) resolve();
  };
  const note = ({ remotePort }: Socket) => {
    ports.add(remotePort);
    look();
  };
  server.on('connection', note);
  // A server that has as many connections as it may hold drops it.
  own.once('connect', look).once('error', resolve).once('close', resolve);
  await taken;
  server.off('connection', note);
  own.destroy();
}
