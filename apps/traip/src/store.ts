import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  checkConnection,
  FolderLocked,
  lockFolder,
  openEmbedded,
  openPostgres,
  type Store,
} from '@traip/api';
import type { Config } from './config.ts';
import { DiskSpace } from './disk/disk-space.ts';
import { startWatchdog } from './disk/watchdog.ts';
import { preparePrivateFolder } from './private-folder.ts';
import { StartupError } from './startup-error.ts';

interface OpenStore {
  readonly store: Store;
  readonly description: string;
  /** Whether new data is refused because the disk is short of space. A PostgreSQL server reports that itself. */
  isFull(): boolean;
  close(): Promise<void>;
}

/** Makes the data folder ready for this process. Files like the secret live there even with PostgreSQL. */
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

/** Called with errors that recover by themselves: a lost connection, failed maintenance. */
type Report = (error: unknown) => void;

export function openStore(config: Config, report: Report): Promise<OpenStore> {
  return config.DATABASE_URL ? openServer(config, config.DATABASE_URL, report) : openFolder(config, report);
}

async function openServer(config: Config, url: string, report: Report): Promise<OpenStore> {
  const store = openPostgres({ url, connections: config.DATABASE_CONNECTIONS, onConnectionLost: report });
  try {
    await checkConnection(store);
  } catch (error) {
    await store.close();
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartupError(`The database at DATABASE_URL does not answer: ${message || code}.`);
  }
  return { store, description: 'PostgreSQL', isFull: () => false, close: () => store.close() };
}

const megabyte = 1_048_576;

async function openFolder({ DATA_DIR, DISK_RESERVE }: Config, report: Report): Promise<OpenStore> {
  const folder = join(DATA_DIR, 'db');
  const disk = new DiskSpace(DATA_DIR, DISK_RESERVE * megabyte);
  requireFreeSpace(disk, DATA_DIR);
  const unlock = lock(DATA_DIR);
  const isNew = !existsSync(folder);
  try {
    const store = await openEmbedded({ folder, onUpkeepError: report });
    const description = `embedded, in ${folder}${isNew ? ' (new)' : ''}`;
    const stopWatching = startWatchdog({ folder: DATA_DIR, minimum: disk.minimum, store });
    const close = async () => {
      await stopWatching();
      await store.close().finally(unlock);
    };
    return { store, description, isFull: () => disk.isShort(), close };
  } catch (error) {
    unlock();
    throw new StartupError(
      `The embedded database in ${folder} cannot be opened: ${(error as Error).message}`,
    );
  }
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
