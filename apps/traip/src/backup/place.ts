import { BackupError, type Files, type Store } from '@traip/api';
import { readConfig } from '../config.ts';
import { filesFor } from '../files.ts';
import { say } from '../say.ts';
import { StartProblem } from '../start-problem.ts';
import { openStore, prepareFolder } from '../store.ts';

interface Place {
  readonly store: Store;
  readonly files: Files;
}

/** Opens the database and the pictures that the configuration names, does something there, and leaves. */
export async function atThePlace(work: (place: Place) => Promise<void>): Promise<void> {
  try {
    const config = readConfig(process.env);
    prepareFolder(config.DATA_DIR);
    const { store, description, close } = await openStore(config, (error) => say(String(error)));
    say(`Database: ${description}`);
    try {
      await work({ store, files: filesFor(config) });
    } finally {
      await close();
    }
  } catch (error) {
    if (!(error instanceof StartProblem || error instanceof BackupError)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}

/** The file that the command names; asked for when it names none. */
export function fileNamed(usage: string): string {
  const [file] = process.argv.slice(2);
  if (file !== undefined) return file;
  process.stderr.write(`${usage}\n`);
  process.exit(2);
}
