import type { NotificationKind } from '@traip/contract';

/** What something that was told is about, as far as it is still there. */
export interface About {
  readonly kind: NotificationKind;
  readonly orgCode: string | null;
  readonly competitionId: string | null;
  /** Everybody may see the competition, and with it the public pages. */
  readonly isPublic: boolean;
  readonly matchId: string | null;
  readonly teamId: string | null;
}

/** Where something leads to, without the language in front; null: to nothing that is still there. */
export function pathOf(about: About): string | null {
  const { kind, matchId, teamId, orgCode, competitionId } = about;
  if (kind === 'INVITATION_RECEIVED') return '/invitations';
  if (kind === 'INVITATION_ANSWERED') return afterAnswer(about);
  if (kind === 'REGISTRATION_REQUESTED')
    return inDashboard(orgCode, `competitions/${competitionId}?tab=teams`);
  if (kind === 'LINEUP_DUE' && matchId !== null) return `/my-teams/${teamId}/matches/${matchId}`;
  if (kind === 'REFEREE' || (matchId !== null && teamId === null))
    return matchId === null ? null : inDashboard(orgCode, `matches/${matchId}`);
  return matchId === null ? ofCompetition(about) : ofMatch(about);
}

function afterAnswer({ teamId, orgCode }: About): string | null {
  return teamId === null ? inDashboard(orgCode, 'settings?tab=members') : `/my-teams/${teamId}`;
}

function inDashboard(orgCode: string | null, page: string): string | null {
  return orgCode === null ? null : `/dashboard/${orgCode}/${page}`;
}

/** What is not public is seen by the team from its own pages. */
function ofMatch({ isPublic, matchId, teamId }: About): string {
  return isPublic ? `/m/${matchId}` : `/my-teams/${teamId}/matches/${matchId}`;
}

function ofCompetition({ isPublic, competitionId, teamId }: About): string | null {
  if (competitionId === null) return null;
  if (isPublic) return `/c/${competitionId}`;
  return teamId === null ? null : `/my-teams/${teamId}`;
}
