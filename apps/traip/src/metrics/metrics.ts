import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { ArchiveState } from '@traip/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { CacheHit } from '../cache/cache-front.ts';

/** Measurements besides requests. */
interface Gauges {
  /** The current number of live followers. */
  readonly followers: () => number;
  /** When the last good backup was made, in seconds since 1970; 0 if there is none. */
  readonly lastGoodBackup: () => number;
  /** PostgreSQL's report on its archive; missing with the embedded database. */
  readonly archive?: () => Promise<ArchiveState>;
}

const answeredName = 'traip_http_request_seconds';

/** Measures response times by route; with ids the labels would grow without end. */
export function measureRequests(app: FastifyInstance): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const answered = new Histogram({
    name: answeredName,
    help: 'Time from a request to its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const status = statusClass(reply.statusCode);
    answered.observe({ method, route: routeOf(request), status }, reply.elapsedTime / 1000);
  });
  return registry;
}

/** Counts responses from the cache among the others. */
export function hitCounter(registry: Registry): (hit: CacheHit) => void {
  const answered = registry.getSingleMetric(answeredName) as Histogram<'method' | 'route' | 'status'>;
  // Hits are so many and so quick that looking up the labels each time would show.
  const known = new Map<string, Histogram.Internal<string>>();
  return ({ method, route, status, milliseconds }) => {
    const key = `${method} ${status} ${route}`;
    const own = known.get(key) ?? answered.labels({ method, route, status: statusClass(status) });
    known.set(key, own);
    own.observe(milliseconds / 1000);
  };
}

function statusClass(status: number): string {
  return `${Math.floor(status / 100)}xx`;
}

/** All pages belong to one route; an unknown path has none. */
function routeOf({ routeOptions: { url } }: FastifyRequest): string {
  return url ?? 'none';
}

/** Adds gauges that are read when the metrics are scraped. */
export function addGauges(registry: Registry, { followers, lastGoodBackup, archive }: Gauges): void {
  const add = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await read());
      },
    });
  add('traip_live_followers', 'Open lines of server-sent events', followers);
  add(
    'traip_backup_last_good_timestamp_seconds',
    'When the last good backup was made; 0 if there is none',
    lastGoodBackup,
  );
  if (!archive) return;
  add(
    'traip_archive_last_written_timestamp_seconds',
    'When PostgreSQL last archived a segment; 0 if never, or if it is away',
    async () => secondsOf((await ifAvailable(archive))?.lastArchivedAt),
  );
  add(
    'traip_archive_last_failed_timestamp_seconds',
    'When PostgreSQL last failed to archive a segment; 0 if never, or if it is away',
    async () => secondsOf((await ifAvailable(archive))?.lastFailedAt),
  );
}

/** The other metrics matter most when the database is down. */
async function ifAvailable(archive: () => Promise<ArchiveState>): Promise<ArchiveState | undefined> {
  return archive().catch(() => undefined);
}

function secondsOf(time: Date | null | undefined): number {
  return (time?.getTime() ?? 0) / 1_000;
}

interface MetricsServer {
  readonly port: number;
  stop(): Promise<void>;
}

/** Serves the metrics on their own, private port. */
export async function serveMetrics(registry: Registry, host: string, port: number): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return { port: portOf(server), stop: () => stop(server) };
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function stop(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
