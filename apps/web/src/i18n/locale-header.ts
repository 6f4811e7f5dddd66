/** How the proxy tells the pages the language of an address. */
export const localeHeader = 'x-locale';
