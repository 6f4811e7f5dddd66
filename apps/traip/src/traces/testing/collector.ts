import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type ReceivedSpan, spansIn } from './read-spans.ts';

/** A trace collector that keeps the spans it gets. */
export interface Collector {
  readonly endpoint: string;
  readonly spans: readonly ReceivedSpan[];
  close(): void;
}

export async function startCollector(): Promise<Collector> {
  const spans: ReceivedSpan[] = [];
  const server = createServer(async (request, response) => {
    assert.equal(request.url, '/v1/traces');
    spans.push(...spansIn(await buffer(request)));
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${port}`, spans, close: () => void server.close() };
}
