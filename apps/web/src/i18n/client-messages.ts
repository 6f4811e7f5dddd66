import type { Messages } from 'next-intl';

/** The texts that travel to the browser with every page: what the shells and the frame around them say. */
export function sharedMessages(messages: Messages) {
  const { site, ui, shell, welcome, consent, notFound, failure, pwa } = messages;
  return { site, ui, shell, welcome, consent, notFound, failure, pwa };
}

/** The texts of the account screens travel with them alone. */
export function accountMessages(messages: Messages) {
  return { ...sharedMessages(messages), account: messages.account };
}

/** To signed-in people travels everything but the account screens, and what only the server draws. */
export function appMessages(messages: Messages) {
  const { landing, cookiePolicy, authError, unsupportedLocale, account, ...rest } = messages;
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

/** Who follows the link at the end of a mail may have no session. */
export function unsubscribeMessages(messages: Messages) {
  const { unsubscribe, notificationKinds } = messages;
  return { ...sharedMessages(messages), unsubscribe, notificationKinds };
}

/** Whoever keeps the score by a link sees a desk and nothing else. */
export function scorerMessages(messages: Messages) {
  const { matchDesk, matchStates, matchPeriods, teamRoles } = messages;
  return { ...sharedMessages(messages), matchDesk, matchStates, matchPeriods, teamRoles };
}
