import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** A backup that was read back after writing, and the result of its last check. */
const Entry = z.object({
  file: z.string(),
  madeAt: z.iso.datetime(),
  checkedAt: z.iso.datetime(),
  bytes: z.number(),
  sha256: z.string(),
  isEncrypted: z.boolean(),
  rows: z.number(),
  pictures: z.number(),
  /** Why it can no longer be restored. */
  problem: z.string().optional(),
});

export type BackupEntry = z.infer<typeof Entry>;

const maxEntries = 100;
const pathIn = (folder: string) => join(folder, 'backups.json');

/** The backups made with this data folder's configuration, newest first. */
export function readHistory(folder: string): readonly BackupEntry[] {
  try {
    return z.array(Entry).parse(JSON.parse(readFileSync(pathIn(folder), 'utf8')));
  } catch {
    // A list that is missing or damaged proves no backup.
    return [];
  }
}

/** Lists a backup once, identified by its content, at the place where it was last seen. */
export function recordBackup(folder: string, entry: BackupEntry): void {
  const others = readHistory(folder).filter(({ sha256 }) => sha256 !== entry.sha256);
  const entries = [entry, ...others].toSorted((one, other) => other.madeAt.localeCompare(one.madeAt));
  const draft = `${pathIn(folder)}.part`;
  writeFileSync(draft, `${JSON.stringify(entries.slice(0, maxEntries), null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, pathIn(folder));
}

/** In seconds since 1970, for monitoring; 0 if there is none. */
export function timeOfLastGood(folder: string): number {
  const good = readHistory(folder).find(({ problem }) => problem === undefined);
  return good ? Date.parse(good.madeAt) / 1_000 : 0;
}
