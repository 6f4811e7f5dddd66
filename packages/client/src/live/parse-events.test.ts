import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseEvents } from './parse-events.ts';

const text = ': hello\n\nevent: ready\ndata: {}\n\nid: 7\nevent: GOAL\ndata: {"name":\ndata: "Peña"}\n\n';

test('a stream is read the same however its bytes arrive', async () => {
  const bytes = new TextEncoder().encode(text);
  for (const size of [1, 2, 5, 1000]) {
    const events: unknown[] = [];
    for await (const event of parseEvents(chunks(bytes, size))) events.push(event);
    assert.deepEqual(events, [
      { kind: 'ready', data: '{}', id: undefined },
      { kind: 'GOAL', data: '{"name":\n"Peña"}', id: '7' },
    ]);
  }
});

async function* chunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}
