import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, globSync, lstatSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { openEmbedded, seedDemo } from '@traip/api';
import { authRoutes, createClient } from '@traip/contract';
import { Product } from './launch/product.ts';
import { redPixel } from './testing/red-pixel.ts';
import { smallLeague } from './testing/small-league.ts';

/** The files that other users of the machine may open, with their modes. */
function openToOthers(folder: string): string[] {
  return ['.', ...globSync('**', { cwd: folder })]
    .map((name) => `${name} ${(lstatSync(join(folder, name)).mode & 0o777).toString(8)}`)
    .filter((line) => !/ [67]00$/.test(line));
}

/** Starts something with a umask, as a service manager would. */
function withUmask<T>(umask: number, start: () => T): T {
  const own = process.umask(umask);
  try {
    return start();
  } finally {
    process.umask(own);
  }
}

describe('the data folder', () => {
  const parent = mkdtempSync(join(tmpdir(), 'traip-modes-'));
  const folder = join(parent, 'data');
  const file = join(parent, 'today.backup');
  let product: Product;

  before(async () => {
    const settings = { WEB: 'none', LOG_LEVEL: 'warn', DEMO_DATA: 'false', DATA_DIR: folder };
    product = await Product.with(settings);
  });
  after(async () => {
    await product.stop();
    rmSync(parent, { recursive: true });
  });

  it('is private with everything in it, whatever the umask', async () => {
    await withUmask(0, () => product.start());
    await product.stop();
    await plantLeague();
    await withUmask(0, () => product.start());
    await uploadPicture();
    assert.deepEqual(openToOthers(folder), []);
    for (const path of ['db/PG_VERSION', 'db/pg_wal', 'files', 'lock', 'secret'])
      assert.ok(globSync(path, { cwd: folder }).length === 1, path);
    await product.stop();
    assert.deepEqual(openToOthers(folder), []);
  });

  it('has private backups too', async () => {
    const program = join(import.meta.dirname, 'backup/main.ts');
    const env = { PATH: process.env.PATH, DATA_DIR: folder };
    const child = withUmask(0, () => spawn(process.execPath, [program, file], { env, stdio: 'ignore' }));
    assert.deepEqual(await once(child, 'exit'), [0, null]);
    assert.equal(lstatSync(file).mode & 0o777, 0o600);
  });

  it('of an older release is made private at the start', async () => {
    for (const name of ['.', ...globSync('**', { cwd: folder })]) {
      const path = join(folder, name);
      chmodSync(path, lstatSync(path).isDirectory() ? 0o777 : 0o666);
    }
    assert.notDeepEqual(openToOthers(folder), []);
    await withUmask(0, () => product.start());
    assert.deepEqual(openToOthers(folder), []);
  });

  async function plantLeague(): Promise<void> {
    const store = await openEmbedded({ folder: join(folder, 'db'), onUpkeepError: assert.ifError });
    await seedDemo(store.db, smallLeague);
    await store.close();
  }

  async function uploadPicture(): Promise<void> {
    const { origin } = product;
    const { people, password } = smallLeague;
    const body = { email: people[0]?.email ?? '', password };
    const { accessToken } = await createClient(authRoutes, { origin }).login({ body });
    const answer = await fetch(`${origin}/v1/club/profile/avatar`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'image/png' },
      body: redPixel,
    });
    assert.equal(answer.status, 200);
  }
});
