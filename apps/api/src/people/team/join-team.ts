import type { TeamRole } from '@traip/contract';
import type { Trx } from '../../platform/db/schema.ts';
import { closeInvitations } from './invitations/queries.ts';
import { findTeamRelation, insertTeammate } from './people/queries.ts';

interface JoinInput {
  readonly teamId: string;
  readonly person: { readonly id: string; readonly email: string };
  readonly role: TeamRole;
  readonly now: Date;
}

/** Adds a person to a locked team, unless they are in it already, and accepts their pending invitations. */
export async function joinTeam(trx: Trx, { teamId, person, role, now }: JoinInput): Promise<void> {
  const userId = person.id;
  const { team } = await findTeamRelation(trx, { teamId, userId });
  if (team === null) await insertTeammate(trx, { teamId, userId, role, joinedAt: now });
  await closeInvitations(trx, teamId, { userId, email: person.email }, 'ACCEPTED');
}
