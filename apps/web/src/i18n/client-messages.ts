import type { Messages } from 'next-intl';

/** The messages sent to the browser with every page: shell and frame. */
export function sharedMessages(messages: Messages) {
  const { site, ui, shell, follow, welcome, consent, notFound, failure, pwa } = messages;
  return { site, ui, shell, follow, welcome, consent, notFound, failure, pwa };
}

export function accountMessages(messages: Messages) {
  return { ...sharedMessages(messages), account: messages.account };
}

/** Everything but the account screens and what only the server renders. */
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

/** Beginning a competition, before there is an account. */
export function startMessages(messages: Messages) {
  const { competitionWizard, rubbers } = messages;
  return { ...sharedMessages(messages), competitionWizard, rubbers: { template: rubbers.template } };
}

/** Reachable without a session. */
export function unsubscribeMessages(messages: Messages) {
  const { unsubscribe, notificationKinds } = messages;
  return { ...sharedMessages(messages), unsubscribe, notificationKinds };
}

/** A scorer link shows only a desk. */
export function scorerMessages(messages: Messages) {
  const { matchDesk, matchStates, matchPeriods, teamRoles, bout, rubbers } = messages;
  return { ...sharedMessages(messages), matchDesk, matchStates, matchPeriods, teamRoles, bout, rubbers };
}
