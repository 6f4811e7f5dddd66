import type { NotificationKind } from '@traip/contract';

/** The group of a kind: one list of more than twenty is hard to read. */
const groupOf = {
  MATCH_SCHEDULED: 'matches',
  MATCH_MOVED: 'matches',
  MATCH_CANCELLED: 'matches',
  MATCH_CALLED: 'matches',
  LINEUP_DUE: 'matches',
  RESULT: 'matches',
  RESULT_REPORTED: 'matches',
  SUSPENSION: 'matches',
  PROTEST: 'matches',
  REFEREE: 'matches',
  INVITATION_RECEIVED: 'team',
  INVITATION_ANSWERED: 'team',
  REGISTRATION_ANSWERED: 'team',
  PARTNER: 'team',
  LICENCE: 'team',
  SQUAD_DUE: 'team',
  PEOPLE_MERGED: 'team',
  FAMILY: 'team',
  COMPETITION_PUBLISHED: 'competitions',
  COMPETITION_FINISHED: 'competitions',
  REGISTRATION_REQUESTED: 'organisation',
  WEBHOOK_OFF: 'organisation',
  FOLLOWED_LIVE: 'followed',
  FOLLOWED_RESULT: 'followed',
  FOLLOWED_CHANGE: 'followed',
} as const satisfies Record<NotificationKind, string>;

const groups = ['matches', 'team', 'competitions', 'followed', 'organisation'] as const;

type Group = (typeof groups)[number];

/** In the order of the groups, each with its kinds in the given order. */
export function groupKinds<Preference extends { readonly kind: NotificationKind }>(
  preferences: readonly Preference[],
): { readonly group: Group; readonly members: readonly Preference[] }[] {
  return groups
    .map((group) => ({ group, members: preferences.filter(({ kind }) => groupOf[kind] === group) }))
    .filter(({ members }) => members.length > 0);
}
