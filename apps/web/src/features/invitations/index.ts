export { InvitationRow } from './invitation-row.tsx';
export {
  fromOrganisation,
  fromTeam,
  useMyInvitations,
  useWaitingInvitations,
} from './use-my-invitations.ts';
