import type { MyInvitation, memberCalls, Read } from '@traip/contract';
import type { Database } from '../../../platform/db/schema.ts';
import { fileUrl } from '../../../platform/files/files.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { listInvitationsTo } from './queries.ts';

export const myInvitations: Handler<typeof memberCalls.myInvitations> = ({ db, caller, now }) =>
  invitationsTo(db, caller.userId, now());

/** The open invitations of a person. */
export async function invitationsTo(
  db: Database,
  userId: string,
  now: Date,
): Promise<Read<typeof MyInvitation>[]> {
  const rows = await listInvitationsTo(db, { userId, now });
  return rows.map(({ organisationId, orgCode, name, avatarKey, ...invitation }) => ({
    ...invitation,
    organization: { id: organisationId, orgCode, name, avatarUrl: fileUrl(avatarKey) },
  }));
}
