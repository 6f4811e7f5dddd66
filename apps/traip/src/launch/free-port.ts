import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port of this machine that is free now. Who must be told its address before it starts needs one. */
export async function freePort(host = '127.0.0.1'): Promise<number> {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
