import type { profileCalls } from '@traip/contract';
import type { Trx } from '../../platform/db/schema.ts';
import { removePicture, setPicture } from '../../platform/files/change-picture.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { lockUser } from '../auth/queries.ts';
import { updateUser } from './queries.ts';

export const setAvatar: Handler<typeof profileCalls.setAvatar> = (context, { file }) =>
  setPicture(context, file, (trx, key) => swapAvatar(trx, context.caller.userId, key));

export const removeAvatar: Handler<typeof profileCalls.removeAvatar> = (context) =>
  removePicture(context, (trx, key) => swapAvatar(trx, context.caller.userId, key));

async function swapAvatar(trx: Trx, userId: string, avatarKey: string | null): Promise<string | null> {
  const user = await lockUser(trx, userId);
  await updateUser(trx, userId, { avatarKey });
  return user?.avatarKey ?? null;
}
