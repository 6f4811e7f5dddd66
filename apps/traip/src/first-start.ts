import { existsSync } from 'node:fs';
import { createEmbedded } from '@traip/api/folder';
import type { Config } from './config.ts';
import { requireFreePort } from './connections/port.ts';
import { claimFolder, databaseIn, prepareFolder } from './data-folder.ts';
import { withProgress } from './print.ts';

/** Creates a missing embedded database before the rest of the program loads: both need too much memory. */
export async function createDatabase(config: Config): Promise<void> {
  const folder = databaseIn(config);
  if (config.DATABASE_URL || existsSync(folder)) return;
  await requireFreePort(config);
  prepareFolder(config.DATA_DIR);
  const { unlock } = claimFolder(config);
  try {
    await withProgress(
      'Folder',
      () => createEmbedded(folder),
      () => `new database in ${folder}`,
    );
  } finally {
    unlock();
  }
}
