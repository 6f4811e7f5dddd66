'use client';

import { type feedSigns, liveKinds } from '@traip/contract/live-kinds';
import { useEffect } from 'react';
import { useRouter } from '../../i18n/navigation.ts';
import { hasStartedLate } from './late-start.ts';

/** Events that change a page; after a reset too much was missed, so everything is refetched. */
const refreshKinds = [...liveKinds, 'reset' satisfies (typeof feedSigns)[number]] as const;

/** Debounces bursts of events. */
const throttleMs = 2000;

/** Refreshes the page on live events. Without a feed it stays as rendered. */
export function LiveRefresh({ feed }: { readonly feed: string }) {
  const router = useRouter();
  useEffect(() => {
    const source = new EventSource(`/v1/club/live/${feed}`);
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      waiting ??= setTimeout(() => {
        waiting = undefined;
        router.refresh();
      }, throttleMs);
    };
    for (const name of refreshKinds) source.addEventListener(name, refresh);
    if (hasStartedLate()) refresh();
    return () => {
      source.close();
      clearTimeout(waiting);
    };
  }, [feed, router]);
  return null;
}
