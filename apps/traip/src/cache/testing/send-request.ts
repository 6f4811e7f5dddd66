import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

interface TestRequest {
  readonly url: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
}

/** Sends a request over a socket, so that it passes the cache in front of Fastify. */
export async function sendRequest(app: FastifyInstance, { url, method = 'GET', headers = {} }: TestRequest) {
  const { port } = app.server.address() as AddressInfo;
  const outgoing = request({ host: '127.0.0.1', port, path: url, method, headers, agent: false });
  outgoing.end();
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  const bytes = Buffer.concat(await answer.toArray());
  return {
    statusCode: answer.statusCode,
    headers: answer.headers as Record<string, string>,
    bytes,
    body: bytes.toString(),
  };
}
