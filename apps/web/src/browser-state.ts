// What the browser stores about its reader, for code that reads it before React runs.
export {
  consentCookieName,
  consentIn,
  cookieFor,
  nameAndValue,
  readConsent,
} from './features/consent/consent.ts';
export { followsKey } from './features/follow/data/device-follows.ts';
export { ringKey } from './features/follow/data/ring-flag.ts';
export { sessionKey } from './lib/session/stored-session.ts';
export { startMark } from './ui/live/late-start.ts';
export { themeKey } from './ui/theme/theme-key.ts';
