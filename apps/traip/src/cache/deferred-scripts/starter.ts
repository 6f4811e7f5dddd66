import {
  consentCookieName,
  consentIn,
  cookieFor,
  followsKey,
  nameAndValue,
  readConsent,
  ringKey,
  sessionKey,
  startMark,
  themeKey,
} from '@traip/web/browser-state';
import { enter, holdFields, isToggle, toggle } from './browser/fields.ts';
import { isNeededAtOnce, type StorageKeys } from './browser/needed-at-once.ts';
import { againFor, answerConsent, holdPresses, needsScripts } from './browser/presses.ts';
import { scriptLoader } from './browser/script-loader.ts';
import { onFirstSign, signReader } from './browser/signs.ts';
import { startPage, type WaitingPage } from './browser/start-page.ts';
import { afterTimeInView } from './browser/time-in-view.ts';

/** All that runs in the browser. A test runs it there alone, and notices one that is missing. */
const functions = [
  startPage,
  scriptLoader,
  isNeededAtOnce,
  onFirstSign,
  signReader,
  afterTimeInView,
  holdPresses,
  needsScripts,
  againFor,
  answerConsent,
  holdFields,
  isToggle,
  toggle,
  enter,
  consentCookieName,
  consentIn,
  nameAndValue,
  readConsent,
  cookieFor,
];
const code = functions.map((one) => withoutComments(String(one))).join('\n');
const keys: StorageKeys = { session: sessionKey, follows: followsKey, ring: ringKey, theme: themeKey };

/** The text of an inline script that starts a page when it is needed. */
export function starterFor(page: Omit<WaitingPage, 'keys' | 'startMark'>): string {
  const settings = JSON.stringify({ ...page, keys, startMark }).replaceAll('<', '\\u003c');
  return `(()=>{${code}\nstartPage(${settings})})()`;
}

/** The functions are sent as Node runs them: without types, of which gaps remain. Comments stand on lines of their own. */
function withoutComments(source: string): string {
  const lines = source.split('\n').map((line) => line.trim().replace(/ {2,}/g, ' '));
  return lines.filter((line) => line !== '' && !line.startsWith('//')).join('\n');
}
