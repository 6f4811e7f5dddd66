import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port that is free now, for a program whose address must be known before it starts. */
export async function freePort(host = '127.0.0.1'): Promise<number> {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
