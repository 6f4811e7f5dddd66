import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { localhostAllowedHostnames, localhostAllowedOrigins } from '@modelcontextprotocol/server';
import { createEndpoint, maxBodyBytes } from './endpoint.ts';

interface ListenOptions {
  /** Where Traip is. */
  readonly origin: string;
  readonly port: number;
  readonly host: string;
  /** Host names under which it is reached, besides localhost. */
  readonly names: readonly string[];
}

const path = '/mcp';

/** Serves `/mcp` on its own port. Every request brings its caller's token, which is sent only to Traip. */
export function listen({ origin, port, host, names }: ListenOptions): Server {
  const endpoint = createEndpoint({
    origin,
    hosts: [...localhostAllowedHostnames(), ...names],
    pages: [...localhostAllowedOrigins(), ...names],
  });
  const server = createServer((request, response) => {
    handle(endpoint, request, response).catch(() => end(response, 500));
  });
  server.requestTimeout = 30_000;
  return server.listen(port, host);
}

type Endpoint = ReturnType<typeof createEndpoint>;

async function handle(endpoint: Endpoint, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (url.pathname !== path) return end(response, 404);
  const body = await readBody(request);
  if (body === null) return end(response, 413);
  await send(response, await endpoint(webRequest(url, request, body)));
}

function end(response: ServerResponse, status: number): void {
  if (!response.headersSent) response.writeHead(status, { connection: 'close' });
  response.end();
}

/** Null: too long. The rest is not read. */
async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBodyBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function webRequest(url: URL, { method = 'GET', headers }: IncomingMessage, body: Buffer): Request {
  const sent = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(url, { method, headers: sent, ...(hasBody ? { body: new Uint8Array(body) } : {}) });
}

async function send(response: ServerResponse, answer: Response): Promise<void> {
  response.writeHead(answer.status, { ...Object.fromEntries(answer.headers), 'cache-control': 'no-store' });
  response.end(Buffer.from(await answer.arrayBuffer()));
}
