import { BackupError, type Files, type Store } from '@traip/api/commands';
import { readConfig } from '../config.ts';
import { prepareFolder } from '../data-folder.ts';
import { openFiles } from '../file-storage.ts';
import { printLine } from '../print.ts';
import { StartupError } from '../startup-error.ts';
import { openStore } from '../store.ts';

interface BackupTarget {
  readonly store: Store;
  readonly files: Files;
  /** Encrypts and opens backups. */
  readonly key: string | undefined;
  /** Where the history of backups is kept. */
  readonly folder: string;
}

/** Opens the configured database and pictures, runs `work`, and closes the database. */
export function withStore(work: (target: BackupTarget) => Promise<void>): Promise<void> {
  return reportingErrors(async () => {
    const config = readConfig(process.env);
    const { DATA_DIR: folder, BACKUP_KEY: key } = config;
    prepareFolder(folder);
    const { store, description, close } = await openStore(config, (error) => printLine(String(error)));
    printLine(`Database: ${description}`);
    try {
      await work({ store, files: openFiles(config), key, folder });
    } finally {
      await close();
    }
  });
}

/** Prints errors that the operator can fix as one sentence; the exit code is 1. */
export async function reportingErrors(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StartupError || error instanceof BackupError)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}
