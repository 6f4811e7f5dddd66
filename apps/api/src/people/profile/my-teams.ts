import type { MyTeams, profileCalls, Read } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import type { Services } from '../../platform/services/services.ts';
import { describeTarget } from '../team/describe-target.ts';
import { teamInBrief } from '../team/in-brief.ts';
import { listInvitationsFor } from '../team/invitations/queries.ts';
import { listTeamsOf } from '../team/people/queries.ts';

export const myTeams: Handler<typeof profileCalls.myTeams> = ({ db, consentAge, now, caller }) =>
  teamsAndInvitations({ db, consentAge, now }, caller.userId);

/** A person's teams, and the teams that have invited them. */
export async function teamsAndInvitations(
  { db, consentAge, now }: Pick<Services, 'db' | 'consentAge' | 'now'>,
  userId: string,
): Promise<Read<typeof MyTeams>> {
  const [teams, invitations] = await Promise.all([
    listTeamsOf(db, userId),
    listInvitationsFor(db, userId, now()),
  ]);
  return {
    teams: teams.map((team) => {
      const { role, isDelegate, memberCount, since } = team;
      return { team: teamInBrief(team), role, isDelegate, memberCount, since };
    }),
    invitations: invitations.map((invitation) => {
      const { id, teamId, role, invitedBy, createdAt, expiresAt } = invitation;
      const team = teamInBrief({ ...invitation, id: teamId });
      const person = describeTarget(invitation, { consentAge, now });
      return { id, team, role, person, invitedBy, createdAt, expiresAt };
    }),
  };
}
