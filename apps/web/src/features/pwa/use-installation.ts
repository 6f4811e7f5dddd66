'use client';

import { useCallback, useEffect, useState } from 'react';
import { browserStorage } from '../../lib/session/runtime.ts';

/** `beforeinstallprompt` isn't in any standard yet. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

const answerKey = 'traip.install';

interface Installation {
  readonly install: () => void;
  readonly decline: () => void;
}

/** Null if there's nothing to offer: unsupported, installed, or declined. */
export function useInstallation(): Installation | null {
  const [offer, setOffer] = useState<InstallEvent | null>(null);
  useEffect(() => {
    const events = new AbortController();
    const listen = (event: Event) => {
      // Prevents the browser's own prompt besides ours.
      event.preventDefault();
      if (browserStorage().getItem(answerKey) === null) setOffer(event as InstallEvent);
    };
    addEventListener('beforeinstallprompt', listen, { signal: events.signal });
    addEventListener('appinstalled', () => setOffer(null), { signal: events.signal });
    return () => events.abort();
  }, []);
  const decline = useCallback(() => {
    browserStorage().setItem(answerKey, 'no');
    setOffer(null);
  }, []);
  const install = useCallback(() => {
    void offer?.prompt();
    setOffer(null);
  }, [offer]);
  return offer === null ? null : { install, decline };
}
