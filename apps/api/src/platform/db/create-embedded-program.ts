// Creates the files of a new embedded database in the given folder, as a separate process.
import { MemoryFS, PGlite } from '@electric-sql/pglite';
import { firstParameters, startParameters } from './embedded-settings.ts';
import { PrivateFiles } from './private-files.ts';

/**
 * Files that `initdb` writes directly. It runs in a second database, whose files PGlite only shares with the first
 * one if those are in memory; otherwise it makes two more copies of all of them there. So these claim to be.
 */
class NewFiles extends MemoryFS {
  readonly #files: PrivateFiles;

  constructor(folder: string) {
    super(folder);
    this.#files = new PrivateFiles(folder);
  }

  override init(...database: Parameters<PrivateFiles['init']>): ReturnType<PrivateFiles['init']> {
    return this.#files.init(...database);
  }

  override closeFs(): Promise<void> {
    return this.#files.closeFs();
  }

  /** Called once `initdb` is done, before the first database starts: the second one is as large, and garbage now. */
  override async syncToFs(): Promise<void> {
    globalThis.gc?.();
  }
}

// The process that requested it is gone.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();
const [, , folder = ''] = process.argv;
const database = await PGlite.create({
  fs: new NewFiles(folder),
  initDbStartParams: firstParameters,
  startParams: startParameters,
});
await database.close();
