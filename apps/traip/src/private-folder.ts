import { chmodSync, existsSync, globSync, lstatSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** The files that Traip keeps in its data folder; anything else there is not ours to change. */
const ownFiles = ['db', 'files', 'secret', 'lock', 'backups.json'];
const isPrivate = (mode: number) => (mode & 0o077) === 0;

/**
 * Creates the folder if it is missing, and keeps other users of the machine out of it: the database files
 * hold password hashes, and the embedded database makes them readable and writable for all. Files that this
 * process creates from now on are private too, whatever the umask was; a folder of an older release is made
 * private once.
 */
export function preparePrivateFolder(folder: string): void {
  process.umask(0o077);
  mkdirSync(folder, { recursive: true });
  if (isPrivate(lstatSync(folder).mode)) return;
  for (const name of ownFiles) makePrivate(join(folder, name));
  // Last, so that an interrupted run starts over.
  restrict(folder);
}

function makePrivate(path: string): void {
  if (!existsSync(path)) return;
  if (lstatSync(path).isDirectory())
    for (const name of globSync('**', { cwd: path })) restrict(join(path, name));
  restrict(path);
}

function restrict(path: string): void {
  const stat = lstatSync(path);
  if (stat.isSymbolicLink() || isPrivate(stat.mode)) return;
  try {
    chmodSync(path, stat.isDirectory() ? 0o700 : 0o600);
  } catch (error) {
    // A mounted volume may belong to another user, who decides about its modes.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}
