import type { Invitation, Read } from '@traip/contract';
import type { InvitationRow } from './queries.ts';

/** As those who manage members see it: the address is included only if they entered it themselves. */
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
    invitee: isByCode ? displayName(row) : row.email,
    email: isByCode ? null : row.email,
  };
}

/** A non-public person is shown with an initial, as on their profile. */
function displayName({ firstName, surnames, privacy }: InvitationRow): string {
  const shown = privacy === 'PUBLIC' ? surnames : surnames?.replace(/^(.).*$/su, '$1.');
  return `${firstName} ${shown ?? ''}`.trim();
}
