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
  const head = [...own, ...common, ...(status === 200 ? ['etag', page.etag] : [])];
  const plain = { page: page.plain, head: stampedHead(head, nonce) };
  const packed = { page: page.gzip, head: stampedHead([...head, 'content-encoding', 'gzip'], nonce) };
  const silent = [...headOf(Object.entries(always)), ...common];
  return {
    route: '/*',
    terms: isKept(rendered) ? { bytes: page.bytes, longest } : undefined,
    send(asker) {
      // Without a policy: the browser keeps the one that belongs to the nonce in its own copy.
      if (status === 200 && hasItAlready(asker, page.etag)) return sendNothingNew(asker, silent, page.etag);
      const form = takesGzip(asker) ? packed : plain;
      const fresh = freshNonce(nonce.length);
      const { length } = form.page;
      const room = spare.take(length);
      form.page.write(fresh, room);
      // After that the system has it; of an answer that never ends so, the room is not used again.
      asker.response.once('finish', () => spare.giveBack(room));
      sendWhole(asker, status, form.head(fresh), { content: room.bytes.subarray(0, length), length });
    },
  };
}

const spare = new SpareRoom();

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
