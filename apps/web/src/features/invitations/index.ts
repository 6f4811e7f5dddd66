export { InvitationRow } from './invitation-row.tsx';
export { InvitationsCard } from './invitations-card.tsx';
export { fromTeam, useMyInvitations, useWaitingInvitations } from './use-my-invitations.ts';
