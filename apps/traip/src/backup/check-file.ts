import { createReadStream, existsSync, statSync } from 'node:fs';
import { BackupError, type CheckedBackup, checkBackup } from '@traip/api/commands';

/** Reads a whole backup file; throws a BackupError if it could not be restored with this key. */
export async function checkFile(file: string, key: string | undefined): Promise<CheckedBackup> {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  const checked = await checkBackup(createReadStream(file), key);
  if (checked.bytes !== statSync(file).size)
    throw new BackupError('This backup is damaged: it goes on after its end.');
  return checked;
}
