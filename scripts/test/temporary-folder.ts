import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const inMemory = '/dev/shm';
const enough = 4 * 1024 ** 3;

type TemporaryFolder = { readonly path: string; readonly remove: () => void };

/**
 * Creates the folder for all temporary files of a run. It is in memory where there is room: databases are cloned by the
 * hundred, and on a disk that takes four times as long.
 */
export function makeTemporaryFolder(memory = inMemory, needed = enough): TemporaryFolder {
  const path = mkdtempSync(join(freeBytes(memory) >= needed ? memory : tmpdir(), 'traip-test-'));
  // PostgreSQL runs as another user, and has its own folder in here.
  chmodSync(path, 0o755);
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 3 }) };
}

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    // Not a system with such a folder.
    return -1;
  }
}
