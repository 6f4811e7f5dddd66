import type { Messages } from 'next-intl';

/** The texts that travel to the browser with every page: not those that only the server draws, nor the account screens'. */
export function everywhere(messages: Messages) {
  const { landing, cookiePolicy, authError, unsupportedLocale, account, ...others } = messages;
  return others;
}

/** The texts of the account screens travel with them alone. */
export function onAccountScreens(messages: Messages) {
  return { ...everywhere(messages), account: messages.account };
}
