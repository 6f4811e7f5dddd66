import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
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
import { StartProblem } from './start-problem.ts';

export interface OpenStore {
  readonly store: Store;
  readonly description: string;
  close(): Promise<void>;
}

/** Makes the data folder ready for this process. Files like the secret live there even with PostgreSQL. */
export function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartProblem(
      `The data folder ${folder} cannot be used (${(error as NodeJS.ErrnoException).code}). Set DATA_DIR to a folder that can be written.`,
    );
  }
}

/** Told of trouble that mends itself: a lost connection, an upkeep that failed. */
type Report = (error: unknown) => void;

export function openStore(config: Config, report: Report): Promise<OpenStore> {
  return config.DATABASE_URL
    ? openServer(config, config.DATABASE_URL, report)
    : openFolder(config.DATA_DIR, report);
}

async function openServer(config: Config, url: string, report: Report): Promise<OpenStore> {
  const store = openPostgres({ url, connections: config.DATABASE_CONNECTIONS, onConnectionLost: report });
  try {
    await checkConnection(store);
  } catch (error) {
    await store.close();
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartProblem(`The database at DATABASE_URL does not answer: ${message || code}.`);
  }
  return { store, description: 'PostgreSQL', close: () => store.close() };
}

async function openFolder(dataFolder: string, report: Report): Promise<OpenStore> {
  const folder = join(dataFolder, 'db');
  const unlock = lock(dataFolder);
  const isNew = !existsSync(folder);
  try {
    const store = await openEmbedded({ folder, onUpkeepError: report });
    const description = `embedded, in ${folder}${isNew ? ' (new)' : ''}`;
    return { store, description, close: () => store.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw new StartProblem(
      `The embedded database in ${folder} cannot be opened: ${(error as Error).message}`,
    );
  }
}

function lock(folder: string): () => void {
  try {
    return lockFolder(folder);
  } catch (error) {
    throw error instanceof FolderLocked ? new StartProblem(error.message) : error;
  }
}
