import { randomBytes } from 'node:crypto';
import { isRefusal } from '@traip/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Trx } from '../../db/schema.ts';
import type { Files } from '../files.ts';
import { areDiscarded, forgetDiscarded, insertDiscarded, listDiscarded, unmarkDiscarded } from './queries.ts';
import { type ReadDocument, readDocument } from './read-document.ts';

interface PrivateStore {
  readonly db: Database;
  readonly files: Files;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
}

/** What a row stores about a file. */
export interface StoredFile {
  readonly fileKey: string;
  readonly fileType: string;
  readonly fileBytes: number;
}

/**
 * Stores an uploaded file that is only served by calls, and saves it on its owner. Until that is committed
 * the file is on the list of files to delete: whatever fails, none is left behind.
 */
export async function storePrivateFile<T>(
  store: PrivateStore,
  bytes: Buffer,
  save: (trx: Trx, file: StoredFile) => Promise<T>,
) {
  const document = await readDocument(bytes);
  if (isRefusal(document)) return document;
  const file = storedFile(document);
  await insertDiscarded(store.db, file.fileKey, store.now());
  await store.files.put(file.fileKey, document.content, document.type);
  try {
    return await store.db.transaction().execute(async (trx) => {
      const saved = await save(trx, file);
      if (!isRefusal(saved)) await unmarkDiscarded(trx, file.fileKey);
      return saved;
    });
  } finally {
    await deleteDiscarded(store, [file.fileKey]);
  }
}

function storedFile({ content, type }: ReadDocument): StoredFile {
  const fileKey = `documents/${randomBytes(32).toString('hex')}`;
  return { fileKey, fileType: type, fileBytes: content.length };
}

/** Deletes the given files that no row refers to any more. A failure is left to the nightly job. */
export async function deleteDiscarded(
  { db, files, log }: Omit<PrivateStore, 'now'>,
  keys: readonly (string | null)[],
): Promise<void> {
  const named = keys.filter((key) => key !== null);
  for (const key of await areDiscarded(db, named))
    await remove({ db, files }, key).catch((err) => log.warn({ err, key }, 'a file is left over'));
}

/** Longer than any upload takes. */
const graceMs = 3_600_000;

/** Every night: deletes what is left over. */
export async function deleteAllDiscarded({ db, files, now }: Omit<PrivateStore, 'log'>): Promise<void> {
  const before = new Date(now().getTime() - graceMs);
  for (let keys = await listDiscarded(db, before); keys.length > 0; keys = await listDiscarded(db, before))
    for (const key of keys) await remove({ db, files }, key);
}

async function remove({ db, files }: Pick<PrivateStore, 'db' | 'files'>, key: string): Promise<void> {
  await files.delete(key);
  await forgetDiscarded(db, key);
}
