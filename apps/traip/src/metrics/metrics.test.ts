import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import Fastify from 'fastify';
import { Registry } from 'prom-client';
import { addGauges, measureRequests, serveMetrics } from './metrics.ts';

it('metrics are served on their own port: requests by route, not by id, and live followers', async () => {
  const app = Fastify();
  const registry = measureRequests(app);
  app.get('/match/:id', async () => 'ok');
  addGauges(registry, { followers: () => 7, lastGoodBackup: () => 0 });
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

describe('the backups in the metrics', () => {
  const archive = {
    isOn: true,
    lastArchived: '000000010000000000000003',
    lastArchivedAt: new Date(1_700_000_000_000),
    lastFailed: null,
    lastFailedAt: null,
  };

  async function metricsWith(read: () => Promise<typeof archive>): Promise<string> {
    const registry = new Registry();
    addGauges(registry, { followers: () => 7, lastGoodBackup: () => 1_600_000_000, archive: read });
    return registry.metrics();
  }

  it('are the last good one, and the last success and failure of the PostgreSQL archive', async () => {
    const text = await metricsWith(async () => archive);
    assert.match(text, /^traip_backup_last_good_timestamp_seconds 1600000000$/m);
    assert.match(text, /^traip_archive_last_written_timestamp_seconds 1700000000$/m);
    assert.match(text, /^traip_archive_last_failed_timestamp_seconds 0$/m);
  });

  it('do not block the other metrics when the database is down', async () => {
    const text = await metricsWith(() => Promise.reject(new Error('away')));
    assert.match(text, /^traip_live_followers 7$/m);
    assert.match(text, /^traip_archive_last_written_timestamp_seconds 0$/m);
  });

  it('exist under the names that the alerts and the dashboard use', async () => {
    const text = await metricsWith(async () => archive);
    const ops = new URL('../../../../ops/', import.meta.url);
    const queried = ['alerts.yaml', 'grafana/match-day.json'].flatMap(
      (name) => readFileSync(new URL(name, ops), 'utf8').match(/traip_(backup|archive|live)\w+/g) ?? [],
    );
    assert.ok(queried.length > 4);
    for (const name of queried) assert.match(text, new RegExp(`^${name} `, 'm'));
  });
});
