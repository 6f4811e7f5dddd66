import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageAddressOf } from './page-address.ts';
import type { PageCache } from './page-cache.ts';
import { type Rendered, render } from './render.ts';

type Forward = (request: FastifyRequest) => Record<string, string>;

interface Pages {
  readonly cache: PageCache;
  readonly origin: () => string | undefined;
  readonly forward: Forward;
}

/** Answers with a kept page; returns nothing for what Next must answer itself, which is also the way out of trouble. */
export async function answerWithPage(
  { cache, origin, forward }: Pages,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const address = pageAddressOf(request);
  const from = origin();
  if (!address || !from) return;
  try {
    const rendered = await cache.get(address, () => render(`${from}${request.url}`, forward(request)));
    return send(rendered, request, reply);
  } catch (error) {
    request.log.warn({ err: error }, 'a page could not be kept');
    return;
  }
}

function send(rendered: Rendered, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, page, headers, nonce } = rendered;
  const common = { vary: 'accept-encoding, rsc, cookie', 'cache-control': 'private, no-cache' };
  if (status === 200 && request.headers['if-none-match'] === page.etag) {
    // Without a policy: the browser keeps the one that belongs to the nonce in its own copy.
    return reply
      .code(304)
      .headers({ ...common, etag: page.etag })
      .send();
  }
  // As the pages make theirs: 122 random bits, in the same length and letters.
  const fresh = Buffer.from(randomUUID()).toString('base64');
  for (const [name, value] of headers) reply.header(name, nonce ? value.replaceAll(nonce, fresh) : value);
  reply.code(status).headers({ ...common, ...(status === 200 ? { etag: page.etag } : {}) });
  const isPacked = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  if (isPacked) reply.header('content-encoding', 'gzip');
  const filling = nonce ? fresh : '';
  const body = isPacked ? page.gzip(filling) : page.plain(filling);
  return request.method === 'HEAD' ? reply.header('content-length', body.length).send() : reply.send(body);
}
