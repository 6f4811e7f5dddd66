import { isRefusal, type Refusal } from '@traip/contract';
import type { Context } from '../context.ts';
import type { Trx } from '../db/schema.ts';
import { storePicture } from './pictures.ts';

/** Writes the key of the new picture where it belongs, and says which one was there before. */
type SwapKey = (trx: Trx, key: string | null) => Promise<string | null>;

type Place = Pick<Context, 'db' | 'files' | 'log'>;

/** Stores a picture, points its owner at it, and forgets the one before: in this order, so that no owner ever points at nothing. */
export async function setPicture(
  place: Place,
  bytes: Buffer,
  swap: SwapKey,
): Promise<{ avatarUrl: string } | Refusal<'FILE_TYPE_UNSUPPORTED' | 'UPLOAD_FAILED'>> {
  const stored = await storePicture(place.files, bytes);
  if (isRefusal(stored)) return stored;
  try {
    const before = await place.db.transaction().execute((trx) => swap(trx, stored.key));
    await forget(place, before);
  } catch (error) {
    await forget(place, stored.key);
    throw error;
  }
  return { avatarUrl: `/files/${stored.key}` };
}

export async function removePicture(place: Place, swap: SwapKey): Promise<{ removed: true }> {
  const before = await place.db.transaction().execute((trx) => swap(trx, null));
  await forget(place, before);
  return { removed: true };
}

/** Nobody points at it any more: what was asked for is done, whether or not its bytes can be taken away now. */
async function forget({ files, log }: Place, key: string | null): Promise<void> {
  if (key === null) return;
  await files.delete(key).catch((error) => log.warn({ err: error, key }, 'a picture is left over'));
}
