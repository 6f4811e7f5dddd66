import { checkConnection, openEmbedded, openPostgres, type Store } from '@traip/api/commands';
import type { Config } from './config.ts';
import { claimFolder, databaseIn } from './data-folder.ts';
import { startWatchdog } from './disk/watchdog.ts';
import { StartupError } from './startup-error.ts';

interface OpenStore {
  readonly store: Store;
  readonly description: string;
  /** Whether new data is refused because the disk is short of space. A PostgreSQL server reports that itself. */
  isFull(): boolean;
  close(): Promise<void>;
}

/** Called with errors that recover automatically: a lost connection, failed maintenance. */
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

async function openFolder(config: Config, report: Report): Promise<OpenStore> {
  const folder = databaseIn(config);
  const { disk, unlock } = claimFolder(config);
  try {
    const store = await openEmbedded({ folder, onUpkeepError: report });
    const stopWatching = startWatchdog({ folder: config.DATA_DIR, minimum: disk.minimum, store });
    const close = async () => {
      await stopWatching();
      await store.close().finally(unlock);
    };
    return { store, description: `embedded, in ${folder}`, isFull: () => disk.isShort(), close };
  } catch (error) {
    unlock();
    throw new StartupError(
      `The embedded database in ${folder} cannot be opened: ${(error as Error).message}`,
    );
  }
}
