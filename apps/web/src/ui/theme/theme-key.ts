/** The storage key of the chosen theme: 'light', 'dark' or 'system'. */
export const themeKey = 'traip.theme';

/** The attribute with the theme, used by tokens.css. */
export const themeAttribute = 'data-theme';
