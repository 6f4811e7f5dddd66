import type { Readable } from 'node:stream';
import type { Transaction } from 'kysely';
import { isMigration, migrate, migrateUpTo } from '../../platform/db/migrate.ts';
import type { Store } from '../../platform/db/open.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Files } from '../../platform/files/files.ts';
import { isFileKey } from '../../platform/files/keys.ts';
import { BackupProblem, EndMark, Header, type Line, linesOf } from './lines.ts';
import { continueNumbers, insertLines, isInhabited, migrationIfAny, tablesInOrder } from './queries.ts';
import type { BackupSize } from './write-backup.ts';

interface RestoreTarget {
  readonly store: Pick<Store, 'db'>;
  readonly files: Files;
}

/**
 * Puts a backup into an empty database, all or nothing. The tables are first brought to where they stood when it was
 * made, and from there to today: an old backup goes the way that a living database went.
 */
export async function restoreBackup({ store, files }: RestoreTarget, source: Readable): Promise<BackupSize> {
  const lines = linesOf(source);
  const { migration } = await headerOf(lines);
  await prepareDatabase(store, migration);
  const size = await store.db.transaction().execute((trx) => restoreLines(trx, files, lines));
  await migrate(store.db);
  return size;
}

async function prepareDatabase({ db }: RestoreTarget['store'], migration: string): Promise<void> {
  if (!isMigration(migration))
    throw new BackupProblem(
      `This backup was made by a newer Traip (${migration}): restore it with that one.`,
    );
  const here = await db.transaction().execute(async (trx) => {
    const last = await migrationIfAny(trx);
    if (last !== null && (await isInhabited(trx)))
      throw new BackupProblem('This database is not empty: nothing was restored.');
    return last;
  });
  if (here !== null && here > migration)
    throw new BackupProblem('This database has newer tables than the backup: give it one without any.');
  await migrateUpTo(db, migration);
}

async function headerOf(lines: AsyncGenerator<Line>): Promise<Header> {
  const first = await lines.next();
  const header = Header.safeParse(
    first.done ? undefined : 'mark' in first.value ? first.value.mark : undefined,
  );
  if (!header.success) throw new BackupProblem('This file is no backup of Traip.');
  return header.data;
}

const rowsAtOnce = 500;

async function restoreLines(
  trx: Transaction<Schema>,
  files: Files,
  lines: AsyncGenerator<Line>,
): Promise<BackupSize> {
  const restoration = new Restoration(trx, files, new Set(await tablesInOrder(trx)));
  for await (const line of lines) {
    if ('row' in line) await restoration.row(line.row);
    else if (await restoration.mark(EndMark.parse(line.mark))) {
      await continueNumbers(trx);
      return restoration.size;
    }
  }
  throw new BackupProblem('This backup is cut off: nothing was restored.');
}

/** A backup that is being read, line by line. */
class Restoration {
  size: BackupSize = { rows: 0, pictures: 0 };
  readonly #trx: Transaction<Schema>;
  readonly #files: Files;
  readonly #known: ReadonlySet<string>;
  #table = '';
  #waiting: string[] = [];

  constructor(trx: Transaction<Schema>, files: Files, known: ReadonlySet<string>) {
    this.#trx = trx;
    this.#files = files;
    this.#known = known;
  }

  async row(row: string): Promise<void> {
    this.#waiting.push(row);
    if (this.#waiting.length === rowsAtOnce) await this.#flush();
  }

  /** Whether this was the end, and everything is there. */
  async mark(mark: EndMark): Promise<boolean> {
    await this.#flush();
    if ('end' in mark) return mark.end.rows === this.size.rows && mark.end.pictures === this.size.pictures;
    if ('table' in mark) this.#table = this.#known.has(mark.table) ? mark.table : unknown(mark.table);
    else await this.#picture(mark);
    return false;
  }

  async #flush(): Promise<void> {
    if (this.#waiting.length === 0) return;
    await insertLines(this.#trx, this.#table, this.#waiting);
    this.size = { ...this.size, rows: this.size.rows + this.#waiting.length };
    this.#waiting = [];
  }

  async #picture({ picture, type, content }: Extract<EndMark, { picture: string }>): Promise<void> {
    if (!isFileKey(picture)) unknown(picture);
    await this.#files.put(picture, Buffer.from(content, 'base64'), type);
    this.size = { ...this.size, pictures: this.size.pictures + 1 };
  }
}

/** A name from a file goes into SQL, or into a path, only if it is one of ours. */
function unknown(name: string): never {
  throw new BackupProblem(`This backup holds "${name}", which Traip does not know.`);
}
