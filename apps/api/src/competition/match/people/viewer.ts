import { type OrganisationRole, staffRoles } from '@traip/contract';
import type { LineupViewer } from '@traip/engine/match';
import type { Database } from '../../../platform/db/schema.ts';
import { listOwnTeams } from './queries.ts';

/** Who looks at a match: staff, somebody of the teams, or anybody. */
export interface Viewer {
  readonly userId: string | null;
  readonly isStaff: boolean;
  readonly teamIds: readonly string[];
}

export const anonymousViewer: Viewer = { userId: null, isStaff: false, teamIds: [] };

interface MatchTeams {
  readonly homeTeamId: string | null;
  readonly awayTeamId: string | null;
}

export async function viewerOf(
  db: Database,
  { userId, role }: { readonly userId: string; readonly role: OrganisationRole | null },
  { homeTeamId, awayTeamId }: MatchTeams,
): Promise<Viewer> {
  const isStaff = role !== null && staffRoles.includes(role);
  return { userId, isStaff, teamIds: await listOwnTeams(db, userId, [homeTeamId, awayTeamId]) };
}

/** Whether the people of a team are known to somebody by their whole names. */
export function knowsPeopleOf({ isStaff, teamIds }: Viewer, teamId: string | null): boolean {
  return isStaff || (teamId !== null && teamIds.includes(teamId));
}

/** How somebody stands to the lineup of one of the two teams. */
export function lineupViewerOf({ isStaff, teamIds }: Viewer, teamId: string): LineupViewer {
  if (isStaff) return 'DESK';
  if (teamIds.includes(teamId)) return 'OWN_TEAM';
  return teamIds.length > 0 ? 'RIVAL' : 'PUBLIC';
}
