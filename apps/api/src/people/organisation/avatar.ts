import type { organisationCalls } from '@traip/contract';
import { removePicture, setPicture } from '../../platform/files/change-picture.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { swapAvatarKey } from './queries.ts';

export const setAvatar: Handler<typeof organisationCalls.setAvatar> = (context, { file }) =>
  setPicture(context, file, (trx, key) => swapAvatarKey(trx, context.scope, key));

export const removeAvatar: Handler<typeof organisationCalls.removeAvatar> = (context) =>
  removePicture(context, (trx, key) => swapAvatarKey(trx, context.scope, key));
