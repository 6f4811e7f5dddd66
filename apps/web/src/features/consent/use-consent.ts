'use client';

import { useSyncExternalStore } from 'react';
import { type Consent, type ConsentChoice, consentIn, cookieFor } from './consent.ts';

const listeners = new Set<() => void>();
let read: { cookies: string; consent: Consent | null } | undefined;

/** Null: none. Undefined before hydration. */
export function useConsent(): Consent | null | undefined {
  return useSyncExternalStore(subscribe, snapshot, () => undefined);
}

export function storeConsent(choice: ConsentChoice): void {
  const cookie = cookieFor(choice, new Date(), location.protocol === 'https:');
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we support
  document.cookie = cookie;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab may have chosen meanwhile; cookies have no change event.
  document.addEventListener('visibilitychange', listener);
  return () => {
    listeners.delete(listener);
    document.removeEventListener('visibilitychange', listener);
  };
}

function snapshot(): Consent | null {
  if (read?.cookies !== document.cookie)
    read = { cookies: document.cookie, consent: consentIn(document.cookie) };
  return read.consent;
}
