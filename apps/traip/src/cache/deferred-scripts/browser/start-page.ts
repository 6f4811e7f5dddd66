import { holdFields } from './fields.ts';
import { isNeededAtOnce, type StorageKeys } from './needed-at-once.ts';
import { holdPresses } from './presses.ts';
import { scriptLoader } from './script-loader.ts';
import { onFirstSign } from './signs.ts';
import { afterTimeInView, type Connection, startWait } from './time-in-view.ts';

/** What the server knows about a page with deferred scripts. */
export interface WaitingPage {
  /** In the order of the document. */
  readonly scripts: readonly string[];
  /** Runs the modules that the others register. */
  readonly runtime: string;
  readonly keys: StorageKeys;
  readonly startMark: string;
  /** The kinds of consent without which parts of this page are not loaded. */
  readonly consents: readonly string[];
}

/**
 * Starts the scripts of a page when they are needed. Clicks and input are held until React has hydrated, and then
 * repeated. The source of this function and of those it calls is sent to the browser: see `starter.ts`.
 */
export function startPage(page: WaitingPage): void {
  const root = document.documentElement;
  const waiting = new AbortController();
  const load = scriptLoader(page, document.currentScript?.nonce ?? '');
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    performance.mark(page.startMark);
    load().catch(() => {
      isStarted = false;
      presses.drop();
      afterTimeInView(10_000, start, waiting.signal);
    });
  };
  const repeatFields = holdFields(waiting.signal);
  const presses = holdPresses(start, waiting.signal);
  const finish = () => {
    waiting.abort();
    delete root.dataset.waiting;
    repeatFields();
    presses.repeat();
  };
  // Hydrated components first read what the browser has stored, and a click may depend on it.
  const observer = new MutationObserver(() => {
    observer.disconnect();
    setTimeout(finish);
  });
  observer.observe(root, { attributeFilter: ['data-hydrated'] });
  if (isNeededAtOnce(page)) {
    start();
    return;
  }
  root.dataset.waiting = '';
  onFirstSign(start, waiting.signal);
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  afterTimeInView(startWait(connection), start, waiting.signal);
}
