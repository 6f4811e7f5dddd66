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
import { afterTimeInView, startWait } from './browser/time-in-view.ts';

/** Everything that runs in the browser. The tests run this list alone, so a missing function fails them. */
const functions = [
  startPage,
  scriptLoader,
  isNeededAtOnce,
  onFirstSign,
  signReader,
  afterTimeInView,
  startWait,
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

/** The text of the inline script that starts the scripts of a page when they are needed. */
export function starterFor(page: Omit<WaitingPage, 'keys' | 'startMark'>): string {
  const settings = JSON.stringify({ ...page, keys, startMark }).replaceAll('<', '\\u003c');
  return `(()=>{${code}\nstartPage(${settings})})()`;
}

/** Node has already replaced the types by spaces. Comments are on their own lines. */
function withoutComments(source: string): string {
  const lines = source.split('\n').map((line) => line.trim().replace(/ {2,}/g, ' '));
  return lines.filter((line) => line !== '' && !line.startsWith('//')).join('\n');
}
