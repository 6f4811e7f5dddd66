import type { FastifyReply, FastifyRequest } from 'fastify';
import { keptPage } from './kept-page.ts';
import { pageAddressOf } from './page-address.ts';
import type { PageCache } from './page-cache.ts';
import { render } from './render.ts';

type Forward = (request: FastifyRequest) => Record<string, string>;

interface Pages {
  readonly cache: PageCache;
  readonly origin: () => string | undefined;
  readonly forward: Forward;
}

/**
 * Answers with a page that is made for all who wait for it, and kept; returns nothing for what Next must answer itself,
 * which is also the way out of trouble. What is kept already does not come this far.
 */
export async function answerWithPage(
  { cache, origin, forward }: Pages,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const address = pageAddressOf(request);
  const from = origin();
  if (!address || !from) return;
  const always = reply.getHeaders() as Record<string, string>;
  try {
    const kept = await cache.get(address, async () =>
      keptPage(await render(`${from}${request.url}`, forward(request)), always),
    );
    reply.hijack();
    kept.send({ request: request.raw, response: reply.raw, id: request.id });
    return reply;
  } catch (error) {
    request.log.warn({ err: error }, 'a page could not be kept');
    return;
  }
}
