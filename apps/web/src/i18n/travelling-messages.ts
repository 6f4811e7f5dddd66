import type { Messages } from 'next-intl';

/** The texts that travel to the browser with every page: what the shells and the frame around them say. */
export function everywhere(messages: Messages) {
  const { site, ui, shell, welcome, consent, notFound, failure } = messages;
  return { site, ui, shell, welcome, consent, notFound, failure };
}

/** The texts of the account screens travel with them alone. */
export function onAccountScreens(messages: Messages) {
  return { ...everywhere(messages), account: messages.account };
}

/** To signed-in people travels everything but the account screens, and what only the server draws. */
export function onAppScreens(messages: Messages) {
  const { landing, cookiePolicy, authError, unsupportedLocale, account, ...rest } = messages;
  const {
    publicOrganisation,
    publicProfile,
    publicTeam,
    publicTraip,
    publicCompetition,
    publicMatch,
    ...others
  } = rest;
  return others;
}

/** Whoever keeps the score by a link sees a desk and nothing else. */
export function onScorerScreens(messages: Messages) {
  const { matchDesk, matchStates } = messages;
  return { ...everywhere(messages), matchDesk, matchStates };
}
