export { InvitationRow } from './invitation-row.tsx';
export {
  fromOrganisation,
  fromTeam,
  useMyInvitations,
  usePendingInvitationCount,
} from './use-my-invitations.ts';
