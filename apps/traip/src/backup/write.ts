import { createWriteStream, renameSync } from 'node:fs';
import { writeBackup } from '@traip/api';
import { say } from '../say.ts';
import { atThePlace, fileNamed } from './place.ts';

const file = fileNamed('npm run backup -- FILE   (writes everything into FILE)');

await atThePlace(async (place) => {
  // Whoever finds a file of that name finds a whole one.
  const draft = `${file}.part`;
  const { rows, pictures } = await writeBackup(
    { ...place, now: new Date() },
    createWriteStream(draft, { mode: 0o600 }),
  );
  renameSync(draft, file);
  say(`Written to ${file}: ${rows} rows, ${pictures} pictures.`);
});
