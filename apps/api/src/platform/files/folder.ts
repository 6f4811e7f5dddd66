import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Files } from './files.ts';
import { pictureType } from './keys.ts';

/** Stores pictures in a local folder. */
export function folderFiles(folder: string): Files {
  return {
    put: async (key, content) => {
      const path = join(folder, key);
      await mkdir(dirname(path), { recursive: true });
      // Renamed into place, so that a reader never sees half a picture.
      const draft = `${path}.${process.pid}.${Date.now()}`;
      try {
        await writeFile(draft, content);
        await rename(draft, path);
      } catch (error) {
        // On a full disk the partial file would stay for ever.
        await rm(draft, { force: true });
        throw error;
      }
    },
    get: async (key) => {
      const content = await readFile(join(folder, key)).catch(undefinedIfMissing);
      return content && { content, type: pictureType };
    },
    delete: (key) => rm(join(folder, key), { force: true }),
  };
}

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}
