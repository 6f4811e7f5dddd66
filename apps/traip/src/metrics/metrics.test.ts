import assert from 'node:assert/strict';
import { it } from 'node:test';
import Fastify from 'fastify';
import { addGauges, measureRequests, serveMetrics } from './metrics.ts';

it('serves on a port of their own the requests by route, not by id, and the live followers', async () => {
  const app = Fastify();
  const registry = measureRequests(app);
  app.get('/match/:id', async () => 'ok');
  addGauges(registry, { followers: () => 7 });
  const { port, stop } = await serveMetrics(registry, '127.0.0.1', 0);
  await app.inject('/match/derbi');
  await app.inject('/match/final');
  await app.inject('/nowhere');
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  const text = await answer.text();
  assert.match(answer.headers.get('content-type') ?? '', /^text\/plain/);
  assert.match(text, /traip_http_request_seconds_count\{[^}]*route="\/match\/:id"[^}]*\} 2/);
  assert.match(text, /traip_http_request_seconds_count\{[^}]*status="4xx"[^}]*\} 1/);
  assert.match(text, /traip_live_followers 7/);
  assert.match(text, /nodejs_eventloop_lag_seconds/);
  assert.doesNotMatch(text, /derbi|final/);
  assert.equal((await fetch(`http://127.0.0.1:${port}/`)).status, 404);
  await stop();
  await app.close();
});
