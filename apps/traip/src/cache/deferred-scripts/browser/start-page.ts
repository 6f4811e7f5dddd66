import { holdFields } from './fields.ts';
import { isNeededAtOnce, type StorageKeys } from './needed-at-once.ts';
import { holdPresses } from './presses.ts';
import { scriptLoader } from './script-loader.ts';
import { onFirstSign } from './signs.ts';
import { afterTimeInView } from './time-in-view.ts';

/** What the server knows of a page whose scripts wait. */
export interface WaitingPage {
  /** In the order of the document. */
  readonly scripts: readonly string[];
  /** Runs what the others bring. */
  readonly runtime: string;
  readonly keys: StorageKeys;
  readonly startMark: string;
  /** The kinds of consent without which parts of this page are not loaded. */
  readonly consents: readonly string[];
}

/**
 * Starts a page when it is needed. Until React has taken over, what is pressed and typed is held, and then done again.
 * This function and those that it calls are sent to the browser as they stand here: see `starter.ts`.
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
      afterTimeInView(start, waiting.signal);
    });
  };
  const repeatFields = holdFields(waiting.signal);
  const presses = holdPresses(start, waiting.signal);
  const goOn = () => {
    waiting.abort();
    delete root.dataset.waiting;
    repeatFields();
    presses.repeat();
  };
  // React first has a look at what the browser has stored, which a press may depend on.
  const observer = new MutationObserver(() => {
    observer.disconnect();
    setTimeout(goOn);
  });
  observer.observe(root, { attributeFilter: ['data-hydrated'] });
  if (isNeededAtOnce(page)) {
    start();
    return;
  }
  root.dataset.waiting = '';
  onFirstSign(start, waiting.signal);
  afterTimeInView(start, waiting.signal);
}
