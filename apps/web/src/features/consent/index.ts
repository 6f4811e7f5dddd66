export { Analytics } from './analytics.tsx';
export { markAnswered } from './consent.ts';
export { ConsentSettings } from './consent-settings.tsx';
export { CookieBanner } from './cookie-banner.tsx';
export { storeConsent, useConsent } from './use-consent.ts';
