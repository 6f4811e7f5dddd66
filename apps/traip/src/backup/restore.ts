import { createReadStream, existsSync } from 'node:fs';
import { BackupError, restoreBackup } from '@traip/api';
import { say } from '../say.ts';
import { atThePlace, fileNamed } from './place.ts';

const file = fileNamed('npm run restore -- FILE   (fills an empty database from FILE)');

await atThePlace(async (place) => {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  const { rows, pictures } = await restoreBackup(place, createReadStream(file));
  say(`Restored from ${file}: ${rows} rows, ${pictures} pictures.`);
});
