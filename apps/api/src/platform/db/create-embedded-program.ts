// Creates the files of a new embedded database in the given folder, as a separate process.
import { PGlite } from '@electric-sql/pglite';
import { firstParameters, startParameters } from './embedded-settings.ts';
import { PrivateFiles } from './private-files.ts';

// The process that requested it is gone.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();
const [, , folder = ''] = process.argv;
const database = await PGlite.create({
  fs: new PrivateFiles(folder),
  initDbStartParams: firstParameters,
  startParams: startParameters,
});
await database.close();
