import type { profileCalls } from '@traip/contract';
import type { Handler } from '../http/handler.ts';
import { teamInBrief } from '../team/in-brief.ts';
import { listInvitationsFor } from '../team/invitations/queries.ts';
import { listTeamsOf } from '../team/people/queries.ts';

export const myTeams: Handler<typeof profileCalls.myTeams> = async ({ db, caller, now }) => {
  const [teams, invitations] = await Promise.all([
    listTeamsOf(db, caller.userId),
    listInvitationsFor(db, caller.userId, now()),
  ]);
  return {
    teams: teams.map((team) => {
      const { role, memberCount, since } = team;
      return { team: teamInBrief(team), role, memberCount, since };
    }),
    invitations: invitations.map((invitation) => {
      const { id, teamId, role, invitedBy, createdAt, expiresAt } = invitation;
      return { id, team: teamInBrief({ ...invitation, id: teamId }), role, invitedBy, createdAt, expiresAt };
    }),
  };
};
