import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Transaction } from 'kysely';
import type { Store } from '../../platform/db/open.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Files } from '../../platform/files/files.ts';
import { encrypted } from './encryption.ts';
import { markLine, rowLine } from './lines.ts';
import { findLastMigration, listFileKeys, listTablesInOrder, readRows, useSnapshot } from './queries.ts';

export interface BackupSize {
  readonly rows: number;
  readonly pictures: number;
}

interface BackupSource {
  readonly store: Pick<Store, 'db'>;
  readonly files: Files;
  readonly now: Date;
  /** Encrypts it. */
  readonly key?: string | undefined;
}

/** Writes all data and pictures as one snapshot, in a format that either database can restore. */
export async function writeBackup(
  { store, files, now, key }: BackupSource,
  target: Writable,
): Promise<BackupSize> {
  const zip = createGzip();
  const finished = key === undefined ? pipeline(zip, target) : pipeline(encrypted(zip, key), target);
  const work = store.db.transaction().execute(async (trx) => {
    await useSnapshot(trx);
    await write(zip, markLine({ format: 'traip-backup', version: 1, ...(await buildHeader(trx, now)) }));
    const rows = await writeTables(trx, zip);
    const pictures = await writePictures(trx, files, zip);
    await write(zip, markLine({ end: { rows, pictures } }));
    zip.end();
    return { rows, pictures };
  });
  const [size] = await Promise.all([work.catch((error: Error) => abort(zip, error)), finished]);
  return size;
}

function abort(zip: Writable, error: Error): never {
  zip.destroy(error);
  throw error;
}

async function buildHeader(trx: Transaction<Schema>, now: Date) {
  return { madeAt: now.toISOString(), migration: await findLastMigration(trx) };
}

async function writeTables(trx: Transaction<Schema>, zip: Writable): Promise<number> {
  let count = 0;
  for (const table of await listTablesInOrder(trx)) {
    await write(zip, markLine({ table }));
    for await (const rows of readRows(trx, table)) {
      await write(zip, rows.map(rowLine).join(''));
      count += rows.length;
    }
  }
  return count;
}

async function writePictures(trx: Transaction<Schema>, files: Files, zip: Writable): Promise<number> {
  let count = 0;
  for (const key of await listFileKeys(trx)) {
    const file = await files.get(key);
    if (file === undefined) continue;
    await write(zip, markLine({ picture: key, type: file.type, content: file.content.toString('base64') }));
    count += 1;
  }
  return count;
}

async function write(stream: Writable, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, 'drain');
}
