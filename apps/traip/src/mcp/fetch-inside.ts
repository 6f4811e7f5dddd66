import type { FastifyInstance } from 'fastify';

const withoutBody = [204, 205, 304];

/** A `fetch` that calls this process from the client's address, for its limits and the audit log. */
export function fetchInside(app: FastifyInstance, remoteAddress: string): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const payload = Buffer.from(await request.arrayBuffer());
    const answer = await app.inject({
      method: request.method as 'GET' | 'POST' | 'PUT',
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      remoteAddress,
      ...(payload.length > 0 ? { payload } : {}),
    });
    const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    );
    const body = withoutBody.includes(answer.statusCode) ? null : new Uint8Array(answer.rawPayload);
    return new Response(body, { status: answer.statusCode, headers });
  };
}
