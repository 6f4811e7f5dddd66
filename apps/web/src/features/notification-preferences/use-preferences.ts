'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallReply, notificationCalls, PreferenceChange, Write } from '@traip/contract';
import { notificationApi } from '../../lib/api/browser.ts';

export type Preferences = CallReply<(typeof notificationCalls)['preferences']>;
export type Choice = Write<typeof PreferenceChange>;

const key = ['notification', 'preferences'];

export function usePreferences() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => notificationApi.preferences(undefined, { signal }),
  });
}

/** Keeps one choice. It shows at once; where it could not be kept, it goes back. */
export function useChoose() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Choice) => notificationApi.savePreference({ body }),
    onMutate: async (choice) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<Preferences>(key);
      client.setQueryData<Preferences>(key, (shown) => shown && chosen(shown, choice));
      return before;
    },
    onError: (_failure, _choice, before) => client.setQueryData(key, before),
    // Several may be under way: the last answer has them all.
    onSettled: () => (client.isMutating() === 1 ? client.invalidateQueries({ queryKey: key }) : undefined),
  });
}

function chosen(shown: Preferences, { kind, channel, isOn }: Choice): Preferences {
  const preferences = shown.preferences.map((one) => (one.kind === kind ? { ...one, [channel]: isOn } : one));
  return { ...shown, preferences };
}

/** To be read again after a device came or went. */
export function useForgetPreferences(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: key });
}
