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

/** Optimistic; rolled back on failure. */
export function useSetPreference() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Choice) => notificationApi.savePreference({ body }),
    onMutate: async (choice) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<Preferences>(key);
      client.setQueryData<Preferences>(key, (current) => current && withChoice(current, choice));
      return before;
    },
    onError: (_failure, _choice, before) => client.setQueryData(key, before),
    // Several may be in flight: the last response includes them all.
    onSettled: () => (client.isMutating() === 1 ? client.invalidateQueries({ queryKey: key }) : undefined),
  });
}

function withChoice(current: Preferences, { kind, channel, isOn }: Choice): Preferences {
  const preferences = current.preferences.map((preference) =>
    preference.kind === kind ? { ...preference, [channel]: isOn } : preference,
  );
  return { ...current, preferences };
}

/** Invalidated when a device is added or removed. */
export function useInvalidatePreferences(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: key });
}
