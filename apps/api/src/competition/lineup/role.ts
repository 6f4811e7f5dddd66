import type { LineupRole } from '@traip/engine/match';
import { findTeamRelation } from '../../people/team/people/queries.ts';
import type { Database } from '../../platform/db/schema.ts';
import { roleOf } from '../competition/queries.ts';
import { moverOf } from '../competition/reply/next-states.ts';

/** A person's role for a lineup; staff comes first. Plain players have none, delegates count as captains. */
export async function lineupRoleIn(
  db: Database,
  { organisationId, userId }: { readonly organisationId: string; readonly userId: string },
  teamId: string,
): Promise<LineupRole | null> {
  const staff = moverOf(await roleOf(db, { organisationId, userId }));
  if (staff !== null) return staff;
  const { team, isDelegate } = await findTeamRelation(db, { teamId, userId });
  if (isDelegate && team !== 'OWNER' && team !== 'COACH') return 'CAPTAIN';
  return team === 'MEMBER' ? null : team;
}
