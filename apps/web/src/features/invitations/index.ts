export { InvitationRow } from './invitation-row.tsx';
export {
  fromOrganisation,
  fromTeam,
  useMyInvitations,
  useWaitingInvitations,
  type WaitingInvitation,
} from './use-my-invitations.ts';
