import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { FolderLocked, lockFolder } from '@traip/api/folder';
import type { Config } from './config.ts';
import { DiskSpace } from './disk/disk-space.ts';
import { preparePrivateFolder } from './private-folder.ts';
import { StartupError } from './startup-error.ts';

/** Prepares the data folder for this process. Files like the secret live there even with PostgreSQL. */
export function prepareFolder(folder: string): void {
  try {
    preparePrivateFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartupError(
      `The data folder ${folder} cannot be used (${(error as NodeJS.ErrnoException).code}). Set DATA_DIR to a folder that can be written.`,
    );
  }
}

export function databaseIn({ DATA_DIR }: Config): string {
  return join(DATA_DIR, 'db');
}

interface ClaimedFolder {
  readonly disk: DiskSpace;
  unlock(): void;
}

const megabyte = 1_048_576;

/** Locks the embedded database against other processes, if the disk has room for its writes. */
export function claimFolder({ DATA_DIR, DISK_RESERVE }: Config): ClaimedFolder {
  const disk = new DiskSpace(DATA_DIR, DISK_RESERVE * megabyte);
  requireFreeSpace(disk, DATA_DIR);
  return { disk, unlock: lock(DATA_DIR) };
}

/** On a full disk the embedded database does not even open. */
function requireFreeSpace(disk: DiskSpace, folder: string): void {
  if (disk.isNearlyFull())
    throw new StartupError(
      `The disk of ${folder} has only ${Math.floor(disk.free / megabyte)} MB left. Make room, then start Traip again.`,
    );
}

function lock(folder: string): () => void {
  try {
    return lockFolder(folder);
  } catch (error) {
    throw error instanceof FolderLocked ? new StartupError(error.message) : error;
  }
}
