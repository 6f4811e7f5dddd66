import { isRefusal, type Refusal } from '@traip/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Trx } from '../db/schema.ts';
import type { Files } from './files.ts';
import { storePicture } from './pictures.ts';

/** Writes the key of the new picture where it belongs, and says which one was there before. */
type SwapKey = (trx: Trx, key: string | null) => Promise<string | null>;

interface PictureStore {
  readonly db: Database;
  readonly files: Files;
  readonly log: FastifyBaseLogger;
}

/** Stores a picture, points its owner at it, and forgets the one before: in this order, so that no owner ever points at nothing. */
export async function setPicture(
  store: PictureStore,
  bytes: Buffer,
  swap: SwapKey,
): Promise<{ avatarUrl: string } | Refusal<'FILE_TYPE_UNSUPPORTED' | 'UPLOAD_FAILED'>> {
  const stored = await storePicture(store.files, bytes);
  if (isRefusal(stored)) return stored;
  try {
    const before = await store.db.transaction().execute((trx) => swap(trx, stored.key));
    await forget(store, before);
  } catch (error) {
    await forget(store, stored.key);
    throw error;
  }
  return { avatarUrl: `/files/${stored.key}` };
}

export async function removePicture(store: PictureStore, swap: SwapKey): Promise<{ removed: true }> {
  const before = await store.db.transaction().execute((trx) => swap(trx, null));
  await forget(store, before);
  return { removed: true };
}

/** Nobody points at it any more: what was asked for is done, whether or not its bytes can be taken away now. */
async function forget({ files, log }: PictureStore, key: string | null): Promise<void> {
  if (key === null) return;
  await files.delete(key).catch((error) => log.warn({ err: error, key }, 'a picture is left over'));
}
