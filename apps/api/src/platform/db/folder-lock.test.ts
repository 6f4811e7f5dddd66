import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { FolderLocked, lockFolder } from './folder-lock.ts';

const folders: string[] = [];
after(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'traip-lock-'));
  folders.push(folder);
  return folder;
}

it('a folder belongs to one process at a time, and the error says which', () => {
  const folder = newFolder();
  const unlock = lockFolder(folder);
  assert.throws(
    () => lockFolder(folder),
    (error) => error instanceof FolderLocked && error.message.includes(String(process.pid)),
  );
  unlock();
  lockFolder(folder)();
  assert.deepEqual(readdirSync(folder), [], 'nothing is left behind');
});

it('a folder whose owner was killed is free again', () => {
  const folder = newFolder();
  const program = `import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'))};
    lockFolder(${JSON.stringify(folder)}); process.kill(process.pid, 'SIGKILL');`;
  spawnSync(process.execPath, ['--input-type=module', '--eval', program]);
  assert.ok(existsSync(join(folder, 'lock')), 'the dead process left its lock');
  lockFolder(folder)();
});

it('a later process with the same number is not mistaken for the owner', () => {
  const folder = newFolder();
  const unlock = lockFolder(folder);
  unlock();
  writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: process.pid, host: 'x', began: '1' }));
  utimesSync(join(folder, 'lock'), 0, 0);
  lockFolder(folder)();
});

it('a lock taken on another machine holds while its owner shows signs of life', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: 1, host: 'another-machine', began: '1' }));
  assert.throws(() => lockFolder(folder), FolderLocked);
});
