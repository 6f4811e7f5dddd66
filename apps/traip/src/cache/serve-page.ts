import type { FastifyReply, FastifyRequest } from 'fastify';
import { cachedPage } from './cached-page.ts';
import { pageAddressOf } from './page-address.ts';
import type { PageCache } from './page-cache.ts';
import { render } from './render.ts';

interface PageOptions {
  readonly cache: PageCache;
  readonly origin: () => string | undefined;
  readonly forward: (request: FastifyRequest) => Record<string, string>;
}

/**
 * Renders a page once for all who wait for it, and caches it. Returns undefined for what Next must answer itself, which
 * is also the fallback when anything fails. A page that is cached already never gets here: see CacheFront.
 */
export async function servePage(
  { cache, origin, forward }: PageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const address = pageAddressOf(request);
  const from = origin();
  if (!address || !from) return;
  const serverHeaders = reply.getHeaders() as Record<string, string>;
  try {
    // The documentation can be searched by keyboard as soon as it is shown.
    const options = { forwarded: forward(request), defersScripts: address.kind !== 'docs' };
    const page = await cache.get(address, async () =>
      cachedPage(await render(`${from}${address.key}`, options), serverHeaders),
    );
    reply.hijack();
    page.send({ request: request.raw, response: reply.raw, id: request.id });
    return reply;
  } catch (error) {
    request.log.warn({ err: error }, 'a page could not be cached');
    return;
  }
}
