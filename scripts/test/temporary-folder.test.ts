import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { makeTemporaryFolder } from './temporary-folder.ts';

describe('the temporary folder of a run', () => {
  it('is in memory where there is room, can be entered by the database server, and goes with all that is in it', () => {
    const memory = mkdtempSync(join(tmpdir(), 'traip-memory-'));
    const folder = makeTemporaryFolder(memory, 0);
    assert.equal(dirname(folder.path), memory);
    assert.equal(statSync(folder.path).mode & 0o777, 0o755);
    writeFileSync(join(folder.path, 'left behind'), '');
    folder.remove();
    assert.ok(!existsSync(folder.path));
    rmSync(memory, { recursive: true });
  });

  it('is an ordinary one where the system has none in memory, or too little', () => {
    const memory = mkdtempSync(join(tmpdir(), 'traip-memory-'));
    for (const folder of [
      makeTemporaryFolder('/no/such/folder'),
      makeTemporaryFolder(memory, Number.MAX_SAFE_INTEGER),
    ]) {
      assert.equal(dirname(folder.path), tmpdir());
      folder.remove();
    }
    rmSync(memory, { recursive: true });
  });
});
