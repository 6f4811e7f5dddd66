import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

type Listening = { readonly origin: string; readonly close: () => Promise<void> };

/** A server on a free port. 127.0.0.1, not localhost: for a browser the providers are then another site than Traip. */
export async function listen(
  answer: (origin: string) => RequestListener | Promise<RequestListener>,
): Promise<Listening> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  server.on('request', await answer(origin));
  return { origin, close: () => close(server) };
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve())));
}

/** The text of a request's body. */
export async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
    .end(JSON.stringify(value));
}

export function sendPage(response: ServerResponse, html: string): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
}

export function redirect(response: ServerResponse, url: string | URL): void {
  response.writeHead(303, { location: String(url) }).end();
}

/** The user and password of an `authorization: Basic` header. */
export function basicCredentials(request: IncomingMessage): { id: string; secret: string } | null {
  const [kind, value = ''] = (request.headers.authorization ?? '').split(' ');
  if (kind?.toLowerCase() !== 'basic') return null;
  const [id = '', ...rest] = Buffer.from(value, 'base64').toString().split(':');
  return { id: decodeURIComponent(id), secret: decodeURIComponent(rest.join(':')) };
}
