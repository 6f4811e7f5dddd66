/** Where the browser keeps the theme that its owner chose: 'light', 'dark' or 'system'. */
export const themeKey = 'traip.theme';

/** How the document says which theme it wears; tokens.css listens to it. */
export const themeAttribute = 'data-theme';

/** Nothing is ever kept under it: pages that stand alone wear what their address says. */
export const bareThemeKey = 'traip.theme-of-address';
