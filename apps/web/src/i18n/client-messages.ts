import type { Messages } from 'next-intl';

type Name = keyof Messages;

/** Sent to the browser with every page: shell and frame. */
const shared = ['site', 'ui', 'shell', 'follow', 'welcome', 'consent', 'notFound', 'failure', 'pwa'] as const;

/** The frame of signed-in pages, and the questions before anything else. */
const frame = ['confirmIdentity', 'dashboard', 'inbox', 'profile', 'roles'] as const;

/** For every desk, whoever opens it. */
const scorer = ['matchDesk', 'matchStates', 'matchPeriods', 'teamRoles', 'bout', 'rubbers'] as const;

/**
 * The messages that the most visited pages need in the browser, besides the shared ones. All other app pages
 * get everything. `npm run check` reports missing ones.
 */
const named = {
  home: [
    'attendance',
    'bout',
    'bracket',
    'competitionStates',
    'competitions',
    'courtQueue',
    'family',
    'following',
    'home',
    'invitations',
    'join',
    'matchList',
    'matchStates',
    'myMatches',
    'myTeams',
    'roles',
    'sharing',
    'standings',
    'teamRoles',
  ],
  dashboard: [
    'bout',
    'bracket',
    'comingMatches',
    'competitions',
    'dashboard',
    'matchList',
    'orgMatches',
    'roles',
  ],
  wizard: ['brokerParams', 'competitionWizard', 'golf', 'rubbers', 'seedList', 'sportRules', 'traips'],
  desk: [
    ...scorer,
    'attendance',
    'bracket',
    'competitionCalendar',
    'licences',
    'lineups',
    'matchList',
    'postpone',
    'roles',
    'sharing',
  ],
  line: ['matchDesk', 'raceLine'],
} as const satisfies Readonly<Record<string, readonly Name[]>>;

export type PageName = keyof typeof named;

function pick<K extends Name>(messages: Messages, names: readonly K[]): Pick<Messages, K> {
  return Object.fromEntries(names.map((name) => [name, messages[name]])) as Pick<Messages, K>;
}

export const sharedMessages = (messages: Messages) => pick(messages, shared);

export const frameMessages = (messages: Messages) => pick(messages, [...shared, ...frame]);

export const pageMessages = (messages: Messages, page: PageName) =>
  pick(messages, [...shared, ...named[page]]);

export const accountMessages = (messages: Messages) => pick(messages, [...shared, 'account']);

/** Starting a competition before having an account. */
export const startMessages = (messages: Messages) =>
  pick(messages, [...shared, 'competitionWizard', 'golf', 'rubbers']);

/** Reachable without a session. */
export const unsubscribeMessages = (messages: Messages) =>
  pick(messages, [...shared, 'unsubscribe', 'notificationKinds']);

/** A scorer link shows only a desk. */
export const scorerMessages = (messages: Messages) => pick(messages, [...shared, ...scorer]);

/** Everything but the account screens and messages that only the server renders. */
export function appMessages(messages: Messages) {
  const { landing, demo, feeds, docs, cookiePolicy, legal, authError, unsupportedLocale, account, ...rest } =
    messages;
  const {
    publicOrganisation,
    publicProfile,
    publicTeam,
    publicTraip,
    publicCompetition,
    publicMatch,
    socialPictures,
    widgets,
    tv,
    ...others
  } = rest;
  return others;
}
