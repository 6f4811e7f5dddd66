import type { teamCalls } from '@traip/contract';
import { logAction } from '../../platform/audit/log-action.ts';
import type { Caller } from '../../platform/authorization/caller.ts';
import type { TeamScope } from '../../platform/authorization/scope.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { removePicture, setPicture } from '../../platform/files/change-picture.ts';
import type { Context } from '../../platform/routing/context.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { lockTeam, setAvatarKey } from './queries.ts';

export const setAvatar: Handler<typeof teamCalls.setAvatar> = (context, { file }) =>
  setPicture(context, file, (trx, key) => swapAvatar(trx, context, key));

export const removeAvatar: Handler<typeof teamCalls.removeAvatar> = (context) =>
  removePicture(context, (trx, key) => swapAvatar(trx, context, key));

async function swapAvatar(
  trx: Trx,
  context: Context<Caller, TeamScope>,
  avatarKey: string | null,
): Promise<string | null> {
  const { scope } = context;
  const team = await lockTeam(trx, scope);
  await setAvatarKey(trx, scope, avatarKey);
  const action = avatarKey === null ? 'PICTURE_REMOVED' : 'PICTURE_SET';
  await logAction(trx, context, { subjectKind: 'TEAM', subjectId: scope.teamId, action });
  return team?.avatarKey ?? null;
}
