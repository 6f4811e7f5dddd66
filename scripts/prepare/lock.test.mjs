import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { withLock } from './lock.mjs';

let folder;
let lock;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'traip-lock-'));
  lock = join(folder, 'prepare.lock');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('two who want the same lock work one after the other', async () => {
  const seen = [];
  const work = (name) => async () => {
    seen.push(`${name} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    seen.push(`${name} ends`);
  };
  await Promise.all([withLock(lock, work('first')), withLock(lock, work('second'))]);
  assert.deepEqual(seen, ['first begins', 'first ends', 'second begins', 'second ends']);
});

test('the lock is free again after work that failed', async () => {
  await assert.rejects(
    withLock(lock, () => Promise.reject(new Error('no network'))),
    /no network/,
  );
  assert.equal(existsSync(lock), false);
});

test('a holder whose process is gone is passed over, and nothing of it stays', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  hold({ token: 'gone', pid, host: hostname() });
  assert.equal(await withLock(lock, async () => 'done'), 'done');
  assert.deepEqual(readdirSync(folder), []);
});

test('a holder on another machine is passed over once it has been silent', async () => {
  hold({ token: 'away', pid: 1, host: 'another-machine' });
  utimesSync(lock, new Date(0), new Date(0));
  assert.equal(await withLock(lock, async () => 'done'), 'done');
});

function hold(owner) {
  mkdirSync(lock);
  writeFileSync(join(lock, 'owner.json'), JSON.stringify(owner));
}
