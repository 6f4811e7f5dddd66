import { createReadStream, existsSync } from 'node:fs';
import { BackupError, restoreBackup } from '@traip/api/commands';
import { printLine } from '../print.ts';
import { withStore } from './with-store.ts';

const [file] = process.argv.slice(2);

if (file === undefined) {
  process.stderr.write('npm run restore -- FILE   (fills an empty database from FILE)\n');
  process.exit(2);
}

await withStore(async (target) => {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  const { rows, pictures } = await restoreBackup(target, createReadStream(file));
  printLine(`Restored from ${file}: ${rows} rows, ${pictures} pictures.`);
});
