import { isRefusal, type Refusal } from '@traip/contract';
import type { Context } from '../context.ts';
import type { Trx } from '../db/schema.ts';
import { storePicture } from './pictures.ts';

/** Writes the key of the new picture where it belongs, and says which one was there before. */
type SwapKey = (trx: Trx, key: string | null) => Promise<string | null>;

/** Stores a picture, points its owner at it, and forgets the one before: in this order, so that no owner ever points at nothing. */
export async function setPicture(
  { db, files }: Pick<Context, 'db' | 'files'>,
  bytes: Buffer,
  swap: SwapKey,
): Promise<{ avatarUrl: string } | Refusal<'FILE_TYPE_UNSUPPORTED' | 'UPLOAD_FAILED'>> {
  const stored = await storePicture(files, bytes);
  if (isRefusal(stored)) return stored;
  const before = await db.transaction().execute((trx) => swap(trx, stored.key));
  if (before) await files.delete(before);
  return { avatarUrl: `/files/${stored.key}` };
}

export async function removePicture(
  { db, files }: Pick<Context, 'db' | 'files'>,
  swap: SwapKey,
): Promise<{ removed: true }> {
  const before = await db.transaction().execute((trx) => swap(trx, null));
  if (before) await files.delete(before);
  return { removed: true };
}
