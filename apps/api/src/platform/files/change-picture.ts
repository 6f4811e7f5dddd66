import { isRefusal, type Refusal } from '@traip/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Trx } from '../db/schema.ts';
import type { Files } from './files.ts';
import { type PictureForm, storePicture } from './pictures.ts';

/** Saves the key of the new picture on its owner and returns the previous key. */
type SwapKey = (trx: Trx, key: string | null) => Promise<string | null>;

interface PictureStore {
  readonly db: Database;
  readonly files: Files;
  readonly log: FastifyBaseLogger;
}

/** Stores the picture, saves its key, then deletes the old one: in this order no key points to nothing. */
export async function setPicture(
  store: PictureStore,
  bytes: Buffer,
  swapKey: SwapKey,
  form?: PictureForm,
): Promise<{ avatarUrl: string } | Refusal<'FILE_TYPE_UNSUPPORTED' | 'UPLOAD_FAILED'>> {
  const stored = await storePicture(store.files, bytes, form);
  if (isRefusal(stored)) return stored;
  try {
    const previousKey = await store.db.transaction().execute((trx) => swapKey(trx, stored.key));
    await deletePicture(store, previousKey);
  } catch (error) {
    await deletePicture(store, stored.key);
    throw error;
  }
  return { avatarUrl: `/files/${stored.key}` };
}

export async function removePicture(store: PictureStore, swapKey: SwapKey): Promise<{ removed: true }> {
  const previousKey = await store.db.transaction().execute((trx) => swapKey(trx, null));
  await deletePicture(store, previousKey);
  return { removed: true };
}

/** Nothing refers to it any more, so a failure here must not fail the call. */
export async function deletePicture(
  { files, log }: Pick<PictureStore, 'files' | 'log'>,
  key: string | null,
): Promise<void> {
  if (key === null) return;
  await files.delete(key).catch((error) => log.warn({ err: error, key }, 'a picture is left over'));
}
