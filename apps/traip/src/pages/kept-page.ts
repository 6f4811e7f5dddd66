import { type Asker, hasItAlready, headOf, type Kept, sendNothingNew, sendWhole } from './kept.ts';
import { freshNonce } from './nonces.ts';
import { isKept, type Rendered } from './render.ts';
import { SpareRoom } from './spare-room.ts';

/** A page also tells how much time has passed. */
const longest = 60_000;
const common = ['vary', 'accept-encoding, rsc, cookie', 'cache-control', 'private, no-cache'];

/** A page for whoever asks, with a nonce of its own in each answer. `always` is in every answer of this server. */
export function keptPage(rendered: Rendered, always: Readonly<Record<string, string>>): Kept {
  const { status, page, headers, nonce } = rendered;
  const own = headOf(Object.entries({ ...always, ...Object.fromEntries(headers) }));
  const head = stampedHead([...own, ...common, ...(status === 200 ? ['etag', page.etag] : [])], nonce);
  const silent = [...headOf(Object.entries(always)), ...common];
  return {
    route: '/*',
    terms: isKept(rendered) ? { bytes: page.bytes, longest } : undefined,
    send(asker) {
      // Without a policy: the browser keeps the one that belongs to the nonce in its own copy.
      if (status === 200 && hasItAlready(asker, page.etag)) return sendNothingNew(asker, silent, page.etag);
      const fresh = freshNonce(nonce.length);
      const isPacked = takesGzip(asker);
      const { length, write } = isPacked ? page.gzip : page.plain;
      const room = spare.take(length);
      write(fresh, room);
      // After that the system has it; of an answer that never ends so, the room is not used again.
      asker.response.once('finish', () => spare.giveBack(room));
      const content = room.subarray(0, length);
      sendWhole(asker, status, [...head(fresh), ...(isPacked ? packed : [])], { content, length });
    },
  };
}

const spare = new SpareRoom();
const packed = ['content-encoding', 'gzip'];

function takesGzip({ request: { headers } }: Asker): boolean {
  return /\bgzip\b/.test(String(headers['accept-encoding'] ?? ''));
}

/** The head with a nonce wherever the first one stood. */
function stampedHead(head: readonly string[], nonce: string): (fresh: string) => string[] {
  const holes = nonce === '' ? [] : head.flatMap((text, at) => (text.includes(nonce) ? [at] : []));
  const pieces = holes.map((at) => [at, head[at]?.split(nonce) ?? []] as const);
  return (fresh) => {
    const whole = head.slice();
    for (const [at, texts] of pieces) whole[at] = texts.join(fresh);
    return whole;
  };
}
