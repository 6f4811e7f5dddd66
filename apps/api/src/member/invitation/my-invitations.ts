import type { memberCalls } from '@traip/contract';
import { fileUrl } from '../../files/files.ts';
import type { Handler } from '../../http/handler.ts';
import { listInvitationsTo } from './queries.ts';

export const myInvitations: Handler<typeof memberCalls.myInvitations> = async ({ db, caller, now }) => {
  const rows = await listInvitationsTo(db, { userId: caller.userId, now: now() });
  return rows.map(({ organisationId, orgCode, name, avatarKey, ...invitation }) => ({
    ...invitation,
    organization: { id: organisationId, orgCode, name, avatarUrl: fileUrl(avatarKey) },
  }));
};
