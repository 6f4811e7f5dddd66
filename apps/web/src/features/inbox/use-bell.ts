'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notificationApi } from '../../lib/api/browser.ts';
import { useSession } from '../../lib/session/index.ts';
import { type BellUpdate, followBell } from './bell-feed.ts';

const unreadKey = ['notification', 'unread'];

/** Opened after the page has loaded, so that the connection does not delay it. */
const afterThePage = 4_000;

/** The number of unread notifications, live. Use once per page. */
export function useBell(): number {
  const client = useQueryClient();
  const { user } = useSession();
  const userId = user?.id;
  const { data } = useQuery({
    queryKey: unreadKey,
    queryFn: ({ signal }) => notificationApi.unread(undefined, { signal }),
    enabled: userId !== undefined,
  });
  useEffect(() => {
    if (userId === undefined) return;
    const end = new AbortController();
    const setUnread = ({ unread }: BellUpdate) => {
      client.setQueryData(unreadKey, { unread });
      void client.invalidateQueries({ queryKey: ['notification', 'list'] });
    };
    const start = setTimeout(
      () => followBell({ userId, signal: end.signal, onUpdate: setUnread }),
      afterThePage,
    );
    return () => {
      clearTimeout(start);
      end.abort();
    };
  }, [client, userId]);
  return data?.unread ?? 0;
}
