export { InvitationRow } from './invitation-row.tsx';
export {
  fromOrganisation,
  fromTeam,
  type PendingInvitation,
  useMyInvitations,
  usePendingInvitationCount,
} from './use-my-invitations.ts';
