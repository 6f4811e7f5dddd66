import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { PageCache } from '../cache/page-cache.ts';
import type { Config } from '../config.ts';
import { startWebChild } from './child.ts';
import { refuseFrameworkPaths } from './framework-paths.ts';
import { serveWebInline } from './inline.ts';
import { requireBuiltPages, webFolder } from './paths.ts';
import type { ProxyOptions } from './proxy.ts';
import { webEnvironment } from './settings.ts';
import { serveStaticFiles } from './static-files.ts';

interface Web {
  readonly description: string;
  stop(): Promise<void>;
}

interface WebOptions {
  readonly config: Config;
  readonly secret: string;
  /** Caches public pages. */
  readonly cache: PageCache | undefined;
  /** Where the server side of the pages reaches the backend. */
  readonly apiOrigin: string;
}

/** Loaded where another process serves the pages. */
async function proxyToWeb(app: FastifyInstance, options: ProxyOptions): Promise<void> {
  const proxy = await import('./proxy.ts');
  await proxy.proxyToWeb(app, options);
}

/** Serves the pages in the way that the configuration asks for. */
export async function serveWeb(
  app: FastifyInstance,
  { config, secret, cache, apiOrigin }: WebOptions,
): Promise<Web> {
  const environment = webEnvironment(config, secret, apiOrigin);
  if (config.WEB_ORIGIN) {
    await proxyToWeb(app, { origin: () => config.WEB_ORIGIN, withSockets: true });
    return { description: `at ${config.WEB_ORIGIN}`, stop: async () => undefined };
  }
  if (config.WEB === 'none') return { description: 'not served here', stop: async () => undefined };
  requireBuiltPages();
  serveStaticFiles(app, join(webFolder(), '.next', 'static'));
  refuseFrameworkPaths(app);
  if (config.WEB === 'inline') {
    return { description: 'in this process', stop: await serveWebInline(app, environment) };
  }
  const child = startWebChild(environment, app.log);
  await proxyToWeb(app, { origin: child.origin, withSockets: false, cache });
  await child.ready;
  return { description: 'ready', stop: child.stop };
}
