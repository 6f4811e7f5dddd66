import type { organisationCalls } from '@traip/contract';
import { logAction } from '../../platform/audit/log-action.ts';
import type { Caller } from '../../platform/authorization/caller.ts';
import type { OrganisationScope } from '../../platform/authorization/scope.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { removePicture, setPicture } from '../../platform/files/change-picture.ts';
import type { Context } from '../../platform/routing/context.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { swapAvatarKey } from './queries.ts';

type OrganisationContext = Context<Caller, OrganisationScope>;

export const setAvatar: Handler<typeof organisationCalls.setAvatar> = (context, { file }) =>
  setPicture(context, file, (trx, key) => swapAvatar(trx, context, key));

export const removeAvatar: Handler<typeof organisationCalls.removeAvatar> = (context) =>
  removePicture(context, (trx, key) => swapAvatar(trx, context, key));

async function swapAvatar(
  trx: Trx,
  context: OrganisationContext,
  key: string | null,
): Promise<string | null> {
  const action = key === null ? 'PICTURE_REMOVED' : 'PICTURE_SET';
  const subjectId = context.scope.organisationId;
  await logAction(trx, context, { subjectKind: 'ORGANISATION', subjectId, action });
  return swapAvatarKey(trx, context.scope, key);
}
