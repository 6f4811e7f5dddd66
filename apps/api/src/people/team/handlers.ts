import type { contract } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';
import { removeAvatar, setAvatar } from './avatar.ts';
import { changeOwner } from './change-owner.ts';
import { changeRole } from './change-role.ts';
import { createQr } from './create-qr.ts';
import { createTeam } from './create-team.ts';
import { deleteInvitation } from './delete-invitation.ts';
import { deleteTeam } from './delete-team.ts';
import { findTeams } from './find-teams.ts';
import { fullTeam } from './full-team.ts';
import { getTeam } from './get-team.ts';
import { invitations } from './invitations.ts';
import { invite } from './invite.ts';
import { leaveTeam } from './leave-team.ts';
import { members } from './members.ts';
import { nameBehindQr } from './name-behind-qr.ts';
import { previewQr } from './preview-qr.ts';
import { removeUser } from './remove-user.ts';
import { revokeQr } from './revoke-qr.ts';
import { teamInOrganisation } from './team-in-organisation.ts';
import { teamsOfOrganisation } from './teams-of-organisation.ts';
import { updateTeam } from './update-team.ts';

export const teamHandlers: Omit<Handlers<typeof contract>['team'], 'matches' | 'consumeQr'> = {
  create: createTeam,
  get: getTeam,
  full: fullTeam,
  update: updateTeam,
  delete: deleteTeam,
  setAvatar,
  removeAvatar,
  find: findTeams,
  ofOrganisation: teamsOfOrganisation,
  inOrganisation: teamInOrganisation,
  members,
  changeRole,
  changeOwner,
  leave: leaveTeam,
  removeUser,
  invite,
  invitations,
  deleteInvitation,
  createQr,
  nameBehindQr,
  previewQr,
  revokeQr,
};
