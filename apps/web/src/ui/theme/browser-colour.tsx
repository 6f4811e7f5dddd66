'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { shownScheme, subscribeTheme } from './theme-store.ts';

const barColours = { light: '#ffffff', dark: '#161f31' };

/** Sets the colour of the browser's or the installed app's bar. */
export function BrowserColour() {
  const scheme = useSyncExternalStore(subscribeTheme, shownScheme, () => 'light' as const);
  useEffect(() => {
    const tag = document.querySelector('meta[name="theme-color"]');
    tag?.setAttribute('content', barColours[scheme]);
  }, [scheme]);
  return null;
}
