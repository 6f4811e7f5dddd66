import { Readable } from 'node:stream';
import type { Transaction } from 'kysely';
import { isMigration, migrate, migrateUpTo } from '../../platform/db/migrate.ts';
import type { Store } from '../../platform/db/open.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Files } from '../../platform/files/files.ts';
import { isStoredKey } from '../../platform/files/keys.ts';
import { decrypted } from './encryption.ts';
import { BackupError, type Line, type Mark, readHeader, readLines, readMark } from './lines.ts';
import { findMigrationIfAny, hasData, insertLines, listTablesInOrder, resetSequences } from './queries.ts';
import type { BackupSize } from './write-backup.ts';

interface RestoreTarget {
  readonly store: Pick<Store, 'db'>;
  readonly files: Files;
  readonly key?: string | undefined;
}

/**
 * Restores a backup into an empty database, all or nothing. The schema is first migrated to the version of the backup,
 * the rows are inserted, and then it is migrated to the latest, as a running database would have been.
 */
export async function restoreBackup(
  { store, files, key }: RestoreTarget,
  source: Readable,
): Promise<BackupSize> {
  const lines = readLines(Readable.from(decrypted(source, key)));
  const { migration } = await readHeader(lines);
  await prepareDatabase(store, migration);
  const size = await store.db.transaction().execute((trx) => restoreLines(trx, files, lines));
  await migrate(store.db);
  return size;
}

async function prepareDatabase({ db }: RestoreTarget['store'], migration: string): Promise<void> {
  if (!isMigration(migration))
    throw new BackupError(`This backup was made by a newer Traip (${migration}): restore it with that one.`);
  const current = await db.transaction().execute(async (trx) => {
    const last = await findMigrationIfAny(trx);
    if (last !== null && (await hasData(trx)))
      throw new BackupError('This database is not empty: nothing was restored.');
    return last;
  });
  if (current !== null && current > migration)
    throw new BackupError('This database has newer tables than the backup: give it one without any.');
  await migrateUpTo(db, migration);
}

const batchSize = 500;

async function restoreLines(
  trx: Transaction<Schema>,
  files: Files,
  lines: AsyncGenerator<Line>,
): Promise<BackupSize> {
  const restoration = new Restoration(trx, files, new Set(await listTablesInOrder(trx)));
  for await (const line of lines) {
    if ('row' in line) await restoration.addRow(line.row);
    else if (await restoration.applyMark(readMark(line.mark))) {
      await resetSequences(trx);
      return restoration.size;
    }
  }
  throw new BackupError('This backup is cut off: nothing was restored.');
}

class Restoration {
  size: BackupSize = { rows: 0, pictures: 0 };
  readonly #trx: Transaction<Schema>;
  readonly #files: Files;
  readonly #tables: ReadonlySet<string>;
  #table = '';
  #pending: string[] = [];

  constructor(trx: Transaction<Schema>, files: Files, tables: ReadonlySet<string>) {
    this.#trx = trx;
    this.#files = files;
    this.#tables = tables;
  }

  async addRow(row: string): Promise<void> {
    this.#pending.push(row);
    if (this.#pending.length === batchSize) await this.#flush();
  }

  /** Returns whether this was the end mark and its counts match. */
  async applyMark(mark: Mark): Promise<boolean> {
    await this.#flush();
    if ('end' in mark) return mark.end.rows === this.size.rows && mark.end.pictures === this.size.pictures;
    if ('table' in mark) this.#table = this.#tables.has(mark.table) ? mark.table : refuseUnknown(mark.table);
    else await this.#savePicture(mark);
    return false;
  }

  async #flush(): Promise<void> {
    if (this.#pending.length === 0) return;
    await insertLines(this.#trx, this.#table, this.#pending);
    this.size = { ...this.size, rows: this.size.rows + this.#pending.length };
    this.#pending = [];
  }

  async #savePicture({ picture, type, content }: Extract<Mark, { picture: string }>): Promise<void> {
    if (!isStoredKey(picture)) refuseUnknown(picture);
    await this.#files.put(picture, Buffer.from(content, 'base64'), type);
    this.size = { ...this.size, pictures: this.size.pictures + 1 };
  }
}

/** Names from the file are used in SQL and in paths, so only known ones are accepted. */
function refuseUnknown(name: string): never {
  throw new BackupError(`This backup holds "${name}", which Traip does not know.`);
}
