import { BackupError, type Files, type Store } from '@traip/api';
import { readConfig } from '../config.ts';
import { openFiles } from '../file-storage.ts';
import { printLine } from '../print.ts';
import { StartupError } from '../startup-error.ts';
import { openStore, prepareFolder } from '../store.ts';

interface BackupTarget {
  readonly store: Store;
  readonly files: Files;
  /** Encrypts and opens backups. */
  readonly key: string | undefined;
}

/** Opens the database and the pictures of the configuration for some work, and closes them. */
export async function withStore(work: (target: BackupTarget) => Promise<void>): Promise<void> {
  try {
    const config = readConfig(process.env);
    prepareFolder(config.DATA_DIR);
    const { store, description, close } = await openStore(config, (error) => printLine(String(error)));
    printLine(`Database: ${description}`);
    try {
      await work({ store, files: openFiles(config), key: config.BACKUP_KEY });
    } finally {
      await close();
    }
  } catch (error) {
    if (!(error instanceof StartupError || error instanceof BackupError)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}

/** The file that the command names; without one, prints the usage and exits. */
export function fileArgument(usage: string): string {
  const [file] = process.argv.slice(2);
  if (file !== undefined) return file;
  process.stderr.write(`${usage}\n`);
  process.exit(2);
}
