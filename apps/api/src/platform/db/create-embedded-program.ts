// Makes the files of a new embedded database in the folder that it is given, as a process of its own.
import { PGlite } from '@electric-sql/pglite';
import { firstParameters, startParameters } from './embedded-settings.ts';
import { PrivateFiles } from './private-files.ts';

// Whoever asked for it is gone.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();
const [, , folder = ''] = process.argv;
const database = await PGlite.create({
  fs: new PrivateFiles(folder),
  initDbStartParams: firstParameters,
  startParams: startParameters,
});
await database.close();
