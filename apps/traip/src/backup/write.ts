import { createWriteStream, renameSync } from 'node:fs';
import { writeBackup } from '@traip/api';
import { printLine } from '../print.ts';
import { fileArgument, withStore } from './with-store.ts';

const file = fileArgument('npm run backup -- FILE   (writes everything into FILE)');

await withStore(async (place) => {
  // Whoever finds a file of that name finds a whole one.
  const draft = `${file}.part`;
  const { rows, pictures } = await writeBackup(
    { ...place, now: new Date() },
    createWriteStream(draft, { mode: 0o600 }),
  );
  renameSync(draft, file);
  printLine(`Written to ${file}: ${rows} rows, ${pictures} pictures.`);
});
