import assert from 'node:assert/strict';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, it } from 'node:test';
import { TraipError } from '../traip-error.ts';
import { follow, type LiveOptions } from './follow.ts';

type Answer = (response: ServerResponse) => void;

/** A server with one answer per connection, which records their requests. */
async function feedOf(answers: readonly Answer[], options: LiveOptions = {}) {
  const requests: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.url} ${request.headers['last-event-id'] ?? ''}`.trim());
    const answer = answers[requests.length - 1];
    if (answer === undefined) response.writeHead(500).end();
    else answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const connection = { origin, headers: async () => ({}), fetch: globalThis.fetch };
  const seen: unknown[] = [];
  try {
    for await (const message of follow(connection, { match: 'm 1' }, options)) seen.push(message);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  return { asked: requests, seen };
}

const stream = (text: string, isBroken = false): Answer => {
  return (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'retry-after': '0' });
    response.write(text);
    setTimeout(() => (isBroken ? response.destroy() : response.end()), 20);
  };
};
const goal = (id: number) => `id: ${id}\nevent: EVENT_REGISTERED\ndata: {"id":${id}}\n\n`;
const gone = 'event: gone\ndata: {}\n\n';

describe('a live feed', () => {
  it('resumes where its connection broke, and ends when there is nothing more to see', async () => {
    const ready = 'event: ready\ndata: {}\n\n';
    let connections = 0;
    const onReady = () => void connections++;
    const broken = stream(ready + goal(7), true);
    const { asked, seen } = await feedOf([broken, stream(ready + goal(8) + gone)], { onReady });
    assert.equal(connections, 2);
    assert.deepEqual(asked, ['/v1/club/live/match/m%201', '/v1/club/live/match/m%201 7']);
    assert.deepEqual(seen, [{ id: 7 }, { id: 8 }]);
  });

  it('reports when too much was missed', async () => {
    const resets: string[] = [];
    const onReset = () => void resets.push('reset');
    await feedOf([stream(`event: reset\ndata: {}\n\n${gone}`)], { onReset });
    assert.deepEqual(resets, ['reset']);
  });

  it('retries a server that was full', async () => {
    const full: Answer = (response) => response.writeHead(503, { 'retry-after': '0' }).end('{}');
    const { asked, seen } = await feedOf([full, stream(goal(1) + gone)]);
    assert.deepEqual([asked.length, seen], [2, [{ id: 1 }]]);
  });

  it('of something that does not exist is an error', async () => {
    const body = JSON.stringify({
      error: { code: 'NOT_FOUND', message: { es: 'No está', en: 'Not found' } },
    });
    const missing: Answer = (response) => response.writeHead(404).end(body);
    await assert.rejects(feedOf([missing]), (failure) => {
      assert.ok(failure instanceof TraipError);
      return failure.code === 'NOT_FOUND' && failure.status === 404;
    });
  });

  it('ends when its reader has seen enough', async () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 50);
    const endless: Answer = (response) => {
      response.writeHead(200).write(goal(1));
    };
    const { seen } = await feedOf([endless], { signal: controller.signal });
    assert.deepEqual(seen, [{ id: 1 }]);
  });
});
