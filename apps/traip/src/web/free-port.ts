import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port of this machine that is free now. */
export async function freePort(host: string): Promise<number> {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
