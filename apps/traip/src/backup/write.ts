import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { BackupError, writeBackup } from '@traip/api/commands';
import { printLine } from '../print.ts';
import { checkFile } from './check-file.ts';
import { recordBackup } from './history.ts';
import { withStore } from './with-store.ts';

/** A file with the final name is always complete, and has been read back. */
export function writeTo(file: string): Promise<void> {
  return withStore(async ({ folder, ...target }) => {
    const draft = `${file}.part`;
    rmSync(draft, { force: true });
    const written = await writeBackup(
      { ...target, now: new Date() },
      createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true }),
    );
    const checked = await checkFile(draft, target.key);
    if (checked.rows !== written.rows || checked.pictures !== written.pictures)
      throw new BackupError(`${draft} does not hold what was written to it.`);
    renameSync(draft, file);
    recordBackup(folder, { ...checked, file: resolve(file), checkedAt: new Date().toISOString() });
    const { rows, pictures, isEncrypted } = checked;
    printLine(
      `Written to ${file}${isEncrypted ? ', encrypted' : ''}, and read back: ${rows} rows, ${pictures} pictures.`,
    );
  });
}
