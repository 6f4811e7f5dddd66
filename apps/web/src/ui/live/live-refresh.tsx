'use client';

import { type feedSigns, liveKinds } from '@traip/contract/live-kinds';
import { useEffect } from 'react';
import { useRouter } from '../../i18n/navigation.ts';

/** What changes a page; after a reset too much was missed, and all of it is read anew. */
const news = [...liveKinds, 'reset' satisfies (typeof feedSigns)[number]] as const;

/** Many things may happen in one moment: the page is drawn anew once for all of them. */
const calmMilliseconds = 2000;

/** Draws the page anew when something happens. Without a feed the page simply stays as it is. */
export function LiveRefresh({ feed }: { readonly feed: string }) {
  const router = useRouter();
  useEffect(() => {
    const source = new EventSource(`/v1/club/live/${feed}`);
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      waiting ??= setTimeout(() => {
        waiting = undefined;
        router.refresh();
      }, calmMilliseconds);
    };
    for (const name of news) source.addEventListener(name, refresh);
    return () => {
      source.close();
      clearTimeout(waiting);
    };
  }, [feed, router]);
  return null;
}
