import { z } from 'zod';
import { call } from '../call.ts';
import { anyone, mayWithTeam, signedIn } from '../permissions/index.ts';
import { Id } from '../shapes/fields.ts';
import { Team } from '../shapes/team.ts';
import {
  IssuedTeamQr,
  NewTeamInvitation,
  NewTeamQr,
  QrTeam,
  QrTeamName,
  QrToken,
  TeamInvitation,
  TeamInvitations,
} from '../shapes/team-invitation.ts';

const byTeam = z.object({ teamId: Id });

/** How people join a team: invitations and QR codes. */
export const teamInvitationCalls = {
  invite: call({
    method: 'POST',
    path: '/teams/invitations/create',
    summary: 'Invite someone to a team by address or user code; replaces a pending invitation',
    access: mayWithTeam('team.invite', { team: 'body.teamId' }),
    body: NewTeamInvitation,
    status: 201,
    reply: TeamInvitation,
    errors: [
      'USER_NOT_FOUND',
      'ALREADY_MEMBER',
      'NOT_A_TEAM_MEMBER',
      'PERSON_HAS_ACCOUNT',
      'TOO_MANY_REQUESTS',
    ],
  }),
  invitations: call({
    method: 'GET',
    path: '/teams/invitations/{teamId}',
    summary: 'List a team’s pending invitations and active QR codes',
    access: mayWithTeam('team.invite', { team: 'params.teamId' }),
    params: byTeam,
    reply: TeamInvitations,
    errors: [],
  }),
  deleteInvitation: call({
    method: 'DELETE',
    path: '/teams/invitations/{invitationId}',
    summary: 'Withdraw a pending invitation to a team',
    access: mayWithTeam('team.invite', { teamInvitation: 'params.invitationId' }),
    params: z.object({ invitationId: Id }),
    reply: z.object({ deleted: z.literal(true) }),
    errors: [],
  }),
  createQr: call({
    method: 'POST',
    path: '/teams/invitations-qr/create',
    summary: 'Create a QR code to join a team, for a limited time and number of uses',
    access: mayWithTeam('team.invite', { team: 'body.teamId' }),
    body: NewTeamQr,
    status: 201,
    reply: IssuedTeamQr,
    errors: ['NOT_A_TEAM_MEMBER', 'PERSON_HAS_ACCOUNT', 'TOO_MANY_REQUESTS'],
  }),
  nameBehindQr: call({
    method: 'POST',
    path: '/teams/invitations-qr/name',
    summary: 'Get the name of the team behind a QR code, without signing in',
    access: anyone,
    onlyReads: true,
    body: QrToken,
    reply: QrTeamName,
    errors: ['QR_NOT_VALID', 'TOO_MANY_REQUESTS'],
  }),
  previewQr: call({
    method: 'POST',
    path: '/teams/invitations-qr/preview',
    summary: 'Preview a QR invitation',
    access: signedIn,
    onlyReads: true,
    body: QrToken,
    reply: QrTeam,
    errors: ['QR_NOT_VALID', 'TOO_MANY_REQUESTS'],
  }),
  consumeQr: call({
    method: 'POST',
    path: '/teams/invitations-qr/consume',
    summary: 'Join a team by QR code; people already in the team aren’t changed',
    access: signedIn,
    body: QrToken,
    reply: Team,
    errors: [
      'QR_NOT_VALID',
      'CLAIM_WAITS',
      'BOTH_IN_ONE_MATCH',
      'LICENCES_IN_TWO_TEAMS',
      'CLAIM_NEEDS_GUARDIAN',
      'GUARDIAN_NOT_OF_AGE',
      'CHILD_OF_AGE',
      'PERSON_NOT_FOUND',
      'TOO_MANY_REQUESTS',
    ],
  }),
  revokeQr: call({
    method: 'DELETE',
    path: '/teams/invitations-qr/{qrId}',
    summary: 'Revoke a QR code',
    access: mayWithTeam('team.invite', { teamQr: 'params.qrId' }),
    params: z.object({ qrId: Id }),
    reply: z.object({ revoked: z.literal(true) }),
    errors: [],
  }),
};
