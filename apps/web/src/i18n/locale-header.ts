/** Set by the proxy for the pages. */
export const localeHeader = 'x-locale';
