import type { TeamRole } from '@traip/contract';
import { logAction } from '../../platform/audit/log-action.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { closeInvitations } from './invitations/queries.ts';
import { findTeamRelation, insertTeammate } from './people/queries.ts';

interface JoinInput {
  readonly team: { readonly id: string; readonly organisationId: string | null };
  /** A child has no address. */
  readonly person: { readonly id: string; readonly email: string | null };
  /** Who answers: the person or a guardian. */
  readonly by: string;
  readonly role: TeamRole;
  readonly now: Date;
}

/** Adds a person to a locked team, unless they are in it already, and accepts their pending invitations. */
export async function joinTeam(trx: Trx, { team, person, by, role, now }: JoinInput): Promise<void> {
  const userId = person.id;
  const { id: teamId, organisationId } = team;
  const before = await findTeamRelation(trx, { teamId, userId });
  if (before.team === null) await insertTeammate(trx, { teamId, userId, role, joinedAt: now });
  if (person.email !== null) await closeInvitations(trx, teamId, { userId, email: person.email }, 'ACCEPTED');
  const context = { scope: { organisationId, userId: by }, now: () => now };
  const details = { userId, role };
  await logAction(trx, context, { subjectKind: 'TEAM', subjectId: teamId, action: 'MEMBER_JOINED', details });
}
