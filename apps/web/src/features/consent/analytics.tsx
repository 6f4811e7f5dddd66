'use client';

import { useEffect } from 'react';
import { useConsent } from './use-consent.ts';

/** Loads the analytics script only after consent. */
export function Analytics({ url }: { url: string | null }) {
  const agreed = useConsent()?.analytics === true;
  useEffect(() => {
    if (url === null || !agreed || isLoaded(url)) return;
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    document.head.append(script);
  }, [url, agreed]);
  return null;
}

function isLoaded(url: string): boolean {
  return [...document.scripts].some((script) => script.getAttribute('src') === url);
}
