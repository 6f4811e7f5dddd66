/** One message of a stream of server-sent events. */
export interface StreamEvent {
  readonly kind: string;
  readonly data: string;
  /** Where to resume after a lost connection. */
  readonly id: string | undefined;
}

/** Splits a stream into its messages, however its bytes arrive. */
export async function* parseEvents(stream: AsyncIterable<Uint8Array>): AsyncGenerator<StreamEvent> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of stream) {
    const blocks = (rest + decoder.decode(bytes, { stream: true })).split(/\r?\n\r?\n/);
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = parseBlock(block);
      if (event !== null) yield event;
    }
  }
}

function parseBlock(block: string): StreamEvent | null {
  const values = new Map<string, string[]>();
  for (const line of block.split(/\r?\n/)) {
    const colon = line.indexOf(':');
    const name = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1);
    values.set(name, [...(values.get(name) ?? []), value.startsWith(' ') ? value.slice(1) : value]);
  }
  const data = values.get('data');
  // A comment, which keeps the connection open.
  if (data === undefined) return null;
  return {
    kind: values.get('event')?.at(-1) ?? 'message',
    data: data.join('\n'),
    id: values.get('id')?.at(-1),
  };
}
