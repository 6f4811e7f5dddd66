import { type OrganisationRole, staffRoles } from '@traip/contract';
import type { LineupViewer } from '@traip/engine/match';
import type { Database } from '../../../platform/db/schema.ts';
import { listOwnTeams } from './queries.ts';

/** Who views a match: staff, a member of the teams, or the public. */
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

/** Whether the viewer sees full names of a team's people. */
export function canSeePeopleOf({ isStaff, teamIds }: Viewer, teamId: string | null): boolean {
  return isStaff || (teamId !== null && teamIds.includes(teamId));
}

/** The viewer's relation to the lineup of a team. */
export function lineupViewerOf({ isStaff, teamIds }: Viewer, teamId: string): LineupViewer {
  if (isStaff) return 'DESK';
  if (teamIds.includes(teamId)) return 'OWN_TEAM';
  return teamIds.length > 0 ? 'RIVAL' : 'PUBLIC';
}
