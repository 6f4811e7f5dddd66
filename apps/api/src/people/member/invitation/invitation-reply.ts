import type { Invitation, Read } from '@traip/contract';
import type { InvitationRow } from './queries.ts';

/** An invitation as those who manage members see it: with the address only when they knew it already. */
export function invitationReply(row: InvitationRow): Read<typeof Invitation> {
  const { id, role, invitedBy, createdAt, expiresAt, userCode } = row;
  const isByCode = userCode !== null;
  return {
    id,
    role,
    invitedBy,
    createdAt,
    expiresAt,
    userCode,
    invitee: isByCode ? nameOf(row) : row.email,
    email: isByCode ? null : row.email,
  };
}

/** Who is not public shows an initial, as on their page. */
function nameOf({ firstName, surnames, privacy }: InvitationRow): string {
  const shown = privacy === 'PUBLIC' ? surnames : surnames?.replace(/^(.).*$/su, '$1.');
  return `${firstName} ${shown ?? ''}`.trim();
}
