import { settings } from '../../lib/settings.ts';

// Whether offline use is enabled is known only at run time.
export const dynamic = 'force-dynamic';

/** Assembled from public/worker; the build id in its first line makes it a new worker. */
export function GET(): Response {
  const build = process.env.BUILD ?? 'none';
  const parts = settings().worksOffline ? ['pages', 'push'] : ['off'];
  const addresses = parts.map((part) => `'/worker/${part}.js?${build}'`);
  const script = `self.traip = { version: '${build}' };\nimportScripts(${addresses.join(', ')});\n`;
  return new Response(script, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  });
}
