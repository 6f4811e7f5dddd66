import type { contract } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';
import { acceptInvitation } from './invitation/accept-invitation.ts';
import { addMember } from './invitation/add-member.ts';
import { cancelInvitation } from './invitation/cancel-invitation.ts';
import { deleteInvitation } from './invitation/delete-invitation.ts';
import { inviteMember } from './invitation/invite-member.ts';
import { listInvitations } from './invitation/list-invitations.ts';
import { myInvitations } from './invitation/my-invitations.ts';
import { changeRole } from './membership/change-role.ts';
import { findMembers } from './membership/find-members.ts';
import { getMember } from './membership/get-member.ts';
import { listMembers } from './membership/list-members.ts';
import { removeMember } from './membership/remove-member.ts';

export const memberHandlers: Handlers<typeof contract>['member'] = {
  list: listMembers,
  find: findMembers,
  byId: getMember,
  changeRole,
  remove: removeMember,
  add: addMember,
  invite: inviteMember,
  invitations: listInvitations,
  deleteInvitation,
  myInvitations,
  acceptInvitation,
  cancelInvitation,
};
