import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** One fingerprint over the names and contents of files. */
export function fingerprint(base, files, extra = '') {
  const hash = createHash('sha256').update(extra);
  for (const file of [...files].sort()) {
    hash.update(`\0${relative(base, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Every file below a folder, leaving out what `isIgnored(name)` says. */
export function filesBelow(folder, isIgnored = () => false) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !isIgnored(entry.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path, isIgnored) : [path];
    });
}

/** A file that remembers for which fingerprint the work was last finished. */
export function stampAt(path) {
  return {
    says: (print) => existsSync(path) && readFileSync(path, 'utf8') === print,
    write: (print) => writeFileSync(path, print),
    remove: () => rmSync(path, { force: true }),
  };
}
