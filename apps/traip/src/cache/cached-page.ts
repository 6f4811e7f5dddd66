import {
  type CachedResponse,
  type Exchange,
  isNotModified,
  rawHeaders,
  sendBody,
  sendNotModified,
} from './cached-response.ts';
import { createNonce } from './nonces.ts';
import { isCacheable, type Rendered } from './render.ts';

/** Milliseconds. A page also says how much time has passed. */
const maxAge = 60_000;
const ownHeaders = ['vary', 'accept-encoding, rsc, cookie', 'cache-control', 'private, no-cache'];

/** A page with a nonce of its own in each response. `serverHeaders` are those of every response of this server. */
export function cachedPage(
  rendered: Rendered,
  serverHeaders: Readonly<Record<string, string>>,
): CachedResponse {
  const { status, template, nonce } = rendered;
  const common = rawHeaders(Object.entries({ ...serverHeaders, ...Object.fromEntries(rendered.headers) }));
  const headers = [...common, ...ownHeaders, ...(status === 200 ? ['etag', template.etag] : [])];
  const plain = { body: template.plain, headers: headersTemplate(headers, nonce) };
  const gzip = {
    body: template.gzip,
    headers: headersTemplate([...headers, 'content-encoding', 'gzip'], nonce),
  };
  const notModifiedHeaders = [...rawHeaders(Object.entries(serverHeaders)), ...ownHeaders];
  return {
    route: '/*',
    terms: isCacheable(rendered) ? { bytes: template.bytes, maxAge } : undefined,
    send(exchange) {
      // Without a policy: the browser keeps the one that belongs to the nonce in its own copy.
      if (status === 200 && isNotModified(exchange, template.etag))
        return sendNotModified(exchange, notModifiedHeaders, template.etag);
      const form = acceptsGzip(exchange) ? gzip : plain;
      const newNonce = createNonce(nonce.length);
      const content = form.body.fill(newNonce);
      sendBody(exchange, status, form.headers(newNonce), { content, length: content.length });
    },
  };
}

function acceptsGzip({ request: { headers } }: Exchange): boolean {
  return /\bgzip\b/.test(String(headers['accept-encoding'] ?? ''));
}

/** The headers, with a fresh nonce wherever the first one stood. */
function headersTemplate(headers: readonly string[], nonce: string): (newNonce: string) => string[] {
  const positions = nonce === '' ? [] : headers.flatMap((text, at) => (text.includes(nonce) ? [at] : []));
  const pieces = positions.map((at) => [at, headers[at]?.split(nonce) ?? []] as const);
  return (newNonce) => {
    const filled = headers.slice();
    for (const [at, texts] of pieces) filled[at] = texts.join(newNonce);
    return filled;
  };
}
