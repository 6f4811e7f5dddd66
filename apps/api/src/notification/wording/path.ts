import type { NotificationKind } from '@traip/contract';

/** The subjects of a notification, as far as they still exist. */
interface NotificationSubject {
  readonly kind: NotificationKind;
  readonly orgCode: string | null;
  readonly competitionId: string | null;
  /** Whether the competition has public pages. */
  readonly isPublic: boolean;
  readonly matchId: string | null;
  /** The race whose results the reader follows. */
  readonly raceId: string | null;
  readonly teamId: string | null;
  readonly isAboutReader: boolean;
}

/** Kinds that lead to a page of the reader, whatever the subject. */
const pagesOfReader: Partial<Record<NotificationKind, string>> = {
  INVITATION_RECEIVED: '/invitations',
  PEOPLE_MERGED: '/profile/merges',
};

/** Kinds that always lead to the same kind of page. */
const pathsByKind: Partial<Record<NotificationKind, (subject: NotificationSubject) => string | null>> = {
  INVITATION_ANSWERED: answerPath,
  FAMILY: familyPath,
  LICENCE: teamPath,
  SQUAD_DUE: teamPath,
  PARTNER: partnersPath,
  FOLLOWED_LIVE: followedPath,
  FOLLOWED_RESULT: followedPath,
  FOLLOWED_CHANGE: followedPath,
};

/** The page of a notification, without the language prefix; null: its subject no longer exists. */
export function notificationPath(subject: NotificationSubject): string | null {
  const { kind, matchId, teamId, orgCode, competitionId } = subject;
  const fixed = pagesOfReader[kind] ?? pathsByKind[kind]?.(subject);
  if (fixed !== undefined) return fixed;
  if (kind === 'WEBHOOK_OFF') return dashboardPath(orgCode, 'settings?tab=webhooks');
  if (kind === 'REGISTRATION_REQUESTED')
    return dashboardPath(orgCode, `competitions/${competitionId}?tab=teams`);
  if ((kind === 'LINEUP_DUE' || kind === 'RESULT_REPORTED') && matchId !== null)
    return `/my-teams/${teamId}/matches/${matchId}`;
  if (kind === 'REFEREE' || (matchId !== null && teamId === null))
    return matchId === null ? null : dashboardPath(orgCode, `matches/${matchId}`);
  return matchId === null ? competitionPath(subject) : matchPath(subject);
}

/** People of the age of consent decide on their own page. */
function familyPath({ isAboutReader }: NotificationSubject): string {
  return isAboutReader ? '/profile/privacy' : '/profile/children';
}

function partnersPath({ competitionId }: NotificationSubject): string | null {
  return competitionId === null ? null : `/c/${competitionId}/register`;
}

/** A public page or none: a follower has no part in the match. */
function followedPath({ isPublic, matchId, competitionId, raceId }: NotificationSubject): string | null {
  if (!isPublic) return null;
  if (matchId !== null) return `/m/${matchId}`;
  return raceId === null ? `/c/${competitionId}` : `/c/${competitionId}?race=${raceId}`;
}

function teamPath({ teamId }: NotificationSubject): string | null {
  return teamId === null ? null : `/my-teams/${teamId}`;
}

function answerPath({ teamId, orgCode }: NotificationSubject): string | null {
  return teamId === null ? dashboardPath(orgCode, 'settings?tab=members') : `/my-teams/${teamId}`;
}

function dashboardPath(orgCode: string | null, page: string): string | null {
  return orgCode === null ? null : `/dashboard/${orgCode}/${page}`;
}

/** A team sees what is not public on its own pages. */
function matchPath({ isPublic, matchId, teamId }: NotificationSubject): string {
  return isPublic ? `/m/${matchId}` : `/my-teams/${teamId}/matches/${matchId}`;
}

function competitionPath({ isPublic, competitionId, teamId }: NotificationSubject): string | null {
  if (competitionId === null) return null;
  if (isPublic) return `/c/${competitionId}`;
  return teamId === null ? null : `/my-teams/${teamId}`;
}
