import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { writeBackup } from '@traip/api';
import { printLine } from '../print.ts';
import { fileArgument, withStore } from './with-store.ts';

const file = fileArgument('npm run backup -- FILE   (writes everything into FILE)');

await withStore(async (target) => {
  // A file of that name is always complete.
  const draft = `${file}.part`;
  rmSync(draft, { force: true });
  const { rows, pictures } = await writeBackup(
    { ...target, now: new Date() },
    createWriteStream(draft, { mode: 0o600, flags: 'wx' }),
  );
  renameSync(draft, file);
  printLine(`Written to ${file}${target.key ? ', encrypted' : ''}: ${rows} rows, ${pictures} pictures.`);
});
