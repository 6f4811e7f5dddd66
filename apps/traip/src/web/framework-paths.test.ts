import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import Fastify from 'fastify';
import { refuseFrameworkPaths } from './framework-paths.ts';
import { serveStaticFiles } from './static-files.ts';

it('lets nothing of the framework through but the files of the build', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'traip-framework-'));
  writeFileSync(join(folder, 'a.js'), 'a script');
  const app = Fastify();
  serveStaticFiles(app, folder);
  refuseFrameworkPaths(app);
  app.all('/*', async () => 'the pages');
  for (const url of [
    '/_next/image',
    '/_next/image?url=%2Ffiles%2Fa.png&w=640&q=75',
    '/_next/image/',
    '/_next/%69mage?url=%2Ffiles%2Fa.png&w=640&q=75',
    '/_next/data/build/index.json',
    '/_next/webpack-hmr',
  ])
    for (const method of ['GET', 'HEAD', 'POST'] as const) {
      const { statusCode, headers, body } = await app.inject({ method, url });
      assert.deepEqual([statusCode, headers['cache-control']], [404, 'no-store'], `${method} ${url}`);
      assert.notEqual(body, 'the pages');
    }
  assert.equal((await app.inject('/_next/static/a.js')).body, 'a script');
  assert.equal((await app.inject('/next')).body, 'the pages');
  await app.close();
  rmSync(folder, { recursive: true });
});
