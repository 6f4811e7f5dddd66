'use client';

import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type CallReply,
  type notificationCalls,
  notificationKinds,
  type ReadMark,
  type Write,
} from '@traip/contract';
import { notificationApi } from '../../lib/api/browser.ts';
import { parsePage } from '../../ui/list/use-url-state.ts';

type InboxPage = CallReply<(typeof notificationCalls)['list']>;
export type NotificationItem = InboxPage['items'][number];

export const noCriteria = { unread: '', kind: '', page: '1' };
export type InboxCriteria = Readonly<Record<keyof typeof noCriteria, string>>;

/** An unknown kind in the URL is ignored. */
export function useInbox({ unread, kind: kindFilter, page }: InboxCriteria) {
  const kind = notificationKinds.find((notificationKind) => notificationKind === kindFilter);
  const query = {
    page: parsePage(page),
    ...(unread === 'yes' && { unread: 'true' }),
    ...(kind && { kind }),
  };
  return useQuery({
    queryKey: ['notification', 'list', query],
    queryFn: ({ signal }) => notificationApi.list({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Marks notifications as read or unread, optimistically. */
export function useMarkNotifications() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Write<typeof ReadMark>) => notificationApi.mark({ body }),
    onSuccess: ({ unread }) => client.setQueryData(['notification', 'unread'], { unread }),
    onSettled: () => client.invalidateQueries({ queryKey: ['notification', 'list'] }),
  });
}
