import type { teamCalls } from '@traip/contract';
import type { TeamScope } from '../../platform/authorization/scope.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { removePicture, setPicture } from '../../platform/files/change-picture.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { lockTeam, setAvatarKey } from './queries.ts';

export const setAvatar: Handler<typeof teamCalls.setAvatar> = (context, { file }) =>
  setPicture(context, file, (trx, key) => swapAvatar(trx, context.scope, key));

export const removeAvatar: Handler<typeof teamCalls.removeAvatar> = (context) =>
  removePicture(context, (trx, key) => swapAvatar(trx, context.scope, key));

async function swapAvatar(trx: Trx, scope: TeamScope, avatarKey: string | null): Promise<string | null> {
  const team = await lockTeam(trx, scope);
  await setAvatarKey(trx, scope, avatarKey);
  return team?.avatarKey ?? null;
}
