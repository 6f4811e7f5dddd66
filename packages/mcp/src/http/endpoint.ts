import {
  createMcpHandler,
  hostHeaderValidationResponse,
  isLegacyRequest,
  type McpServer,
  originValidationResponse,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import { openProduct } from '../product/product.ts';
import { createServer } from '../server/create-server.ts';
import { languageOf, wordsIn } from '../words/words.ts';

interface EndpointOptions {
  /** Where Traip is. */
  readonly origin: string;
  /** Host names under which this server may be called; left out if the listener has already checked them. */
  readonly hosts?: readonly string[];
  /** Host names of pages that may call it. Programs send no `Origin`. */
  readonly pages: readonly string[];
}

type Endpoint = (request: Request, fetch?: typeof globalThis.fetch) => Promise<Response>;

/** More than any proposal needs. */
export const maxBodyBytes = 262_144;

/**
 * MCP over Streamable HTTP, without sessions: each request gets its own server with its own token, and one
 * JSON document as the response. Nothing is stored and no stream stays open, so any process can answer the
 * next request.
 */
export function createEndpoint({ origin, hosts, pages }: EndpointOptions): Endpoint {
  return async (request, fetch = globalThis.fetch) => {
    const rejection =
      (hosts && hostHeaderValidationResponse(request, [...hosts])) ??
      originValidationResponse(request, [...pages]);
    if (rejection) return rejection;
    if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } });
    const token = tokenOf(request);
    if (token === null) return challenge();
    const product = watched(fetch);
    const response = await answer(request, () => serverFor(request, token, origin, product.fetch));
    return product.isRefused() ? challenge('invalid_token') : response;
  };
}

/** `traip_pat_…` or `traip_org_…`: anything else is not passed on. */
const bearer = /^Bearer +(traip_(?:pat|org)_[0-9A-Za-z]{49})$/i;

const tokenOf = ({ headers }: Request) => bearer.exec(headers.get('authorization') ?? '')?.[1] ?? null;

function challenge(error?: 'invalid_token'): Response {
  const header = `Bearer realm="Traip"${error ? `, error="${error}"` : ''}`;
  const message = 'Send an access token of Traip: Authorization: Bearer traip_pat_…';
  return Response.json(
    { jsonrpc: '2.0', id: null, error: { code: -32001, message } },
    { status: 401, headers: { 'www-authenticate': header } },
  );
}

/** Remembers that the product rejected the token: the client must learn that, not its model. */
function watched(fetch: typeof globalThis.fetch) {
  let isRefused = false;
  const watching: typeof globalThis.fetch = async (...request) => {
    const response = await fetch(...request);
    isRefused ||= response.status === 401;
    return response;
  };
  return { fetch: watching, isRefused: () => isRefused };
}

function serverFor(
  request: Request,
  token: string,
  origin: string,
  fetch: typeof globalThis.fetch,
): McpServer {
  const language = languageOf(request.headers.get('accept-language'), 'en');
  const product = openProduct({ origin, token, fetch });
  return createServer({ product, token, language, words: wordsIn[language], now: () => new Date() });
}

/** Serves clients of the 2025 and 2026 protocol, both without a stream. */
async function answer(request: Request, open: () => McpServer): Promise<Response> {
  if (!(await isLegacyRequest(request, undefined, { maxRequestBodySize: maxBodyBytes }))) {
    const options = { legacy: 'reject', maxSubscriptions: 0 } as const;
    return createMcpHandler(open, { ...options, maxRequestBodySize: maxBodyBytes }).fetch(request);
  }
  const server = open();
  const transport = new WebStandardStreamableHTTPServerTransport({
    enableJsonResponse: true,
    maxRequestBodySize: maxBodyBytes,
  });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request);
  } finally {
    await server.close();
  }
}
