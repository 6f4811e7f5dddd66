import type { profileCalls } from '@traip/contract';
import type { Trx } from '../../platform/db/schema.ts';
import { removePicture, setPicture } from '../../platform/files/change-picture.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { lockUser } from '../auth/queries.ts';
import type { PeopleChanged } from '../squad/people-changed.ts';
import { updateUser } from './queries.ts';

type AvatarContext = Parameters<Handler<typeof profileCalls.removeAvatar>>[0];

export const setAvatar =
  (peopleChanged: PeopleChanged): Handler<typeof profileCalls.setAvatar> =>
  (context, { file }) =>
    setPicture(context, file, swapAvatar(context, peopleChanged));

export const removeAvatar =
  (peopleChanged: PeopleChanged): Handler<typeof profileCalls.removeAvatar> =>
  (context) =>
    removePicture(context, swapAvatar(context, peopleChanged));

/** The photograph of a licence is the picture of the account. */
function swapAvatar({ caller: { userId }, now }: AvatarContext, peopleChanged: PeopleChanged) {
  return async (trx: Trx, avatarKey: string | null): Promise<string | null> => {
    const user = await lockUser(trx, userId);
    await updateUser(trx, userId, { avatarKey });
    await peopleChanged(trx, new Map([[userId, ['PHOTO']]]), { by: userId, at: now() });
    return user?.avatarKey ?? null;
  };
}
