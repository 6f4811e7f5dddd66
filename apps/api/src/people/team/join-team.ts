import type { TeamRole } from '@traip/contract';
import type { Trx } from '../../platform/db/schema.ts';
import { settleInvitations } from './invitations/queries.ts';
import { insertTeammate, standpointOf } from './people/queries.ts';

interface Joining {
  readonly teamId: string;
  readonly person: { readonly id: string; readonly email: string };
  readonly role: TeamRole;
  readonly now: Date;
}

/**
 * Takes a person into a team that is locked; who is in it already stays as they are. Whatever else asked them
 * to come has its answer.
 */
export async function joinTeam(trx: Trx, { teamId, person, role, now }: Joining): Promise<void> {
  const userId = person.id;
  const { team } = await standpointOf(trx, { teamId, userId });
  if (team === null) await insertTeammate(trx, { teamId, userId, role, joinedAt: now });
  await settleInvitations(trx, teamId, { userId, email: person.email }, 'ACCEPTED');
}
