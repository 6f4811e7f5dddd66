import type { MyTeams, profileCalls, Read } from '@traip/contract';
import type { Database } from '../../platform/db/schema.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { teamInBrief } from '../team/in-brief.ts';
import { listInvitationsFor } from '../team/invitations/queries.ts';
import { listTeamsOf } from '../team/people/queries.ts';

export const myTeams: Handler<typeof profileCalls.myTeams> = ({ db, caller, now }) =>
  teamsAndInvitations(db, caller.userId, now());

/** A person's teams, and the teams that have invited them. */
export async function teamsAndInvitations(
  db: Database,
  userId: string,
  now: Date,
): Promise<Read<typeof MyTeams>> {
  const [teams, invitations] = await Promise.all([
    listTeamsOf(db, userId),
    listInvitationsFor(db, userId, now),
  ]);
  return {
    teams: teams.map((team) => {
      const { role, isDelegate, memberCount, since } = team;
      return { team: teamInBrief(team), role, isDelegate, memberCount, since };
    }),
    invitations: invitations.map((invitation) => {
      const { id, teamId, role, invitedBy, createdAt, expiresAt } = invitation;
      return { id, team: teamInBrief({ ...invitation, id: teamId }), role, invitedBy, createdAt, expiresAt };
    }),
  };
}
