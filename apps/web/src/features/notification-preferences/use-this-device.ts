'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notificationApi } from '../../lib/api/browser.ts';
import {
  currentPushBlocker,
  currentSubscription,
  forgetDevice,
  rememberDevice,
  rememberedDevice,
  subscribe,
} from './push-subscription.ts';
import { deviceName } from './push-support.ts';
import { useInvalidatePreferences } from './use-preferences.ts';

const key = ['this-device'];

/** Whether push is on in this browser, or why it cannot be. */
export function useThisDevice() {
  const client = useQueryClient();
  // On a first visit the worker starts later than this check.
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    void navigator.serviceWorker.ready.then(() => client.invalidateQueries({ queryKey: key }));
  }, [client]);
  return useQuery({
    queryKey: key,
    queryFn: async () => ({
      blocker: await currentPushBlocker(),
      id: (await currentSubscription()) === null ? null : rememberedDevice(),
    }),
    staleTime: 0,
  });
}

/** Turns push on for this browser, or off for any device. */
export function useDeviceActions(pushKey: string) {
  const client = useQueryClient();
  const invalidatePreferences = useInvalidatePreferences();
  const onSettled = async () => {
    await invalidatePreferences();
    await client.invalidateQueries({ queryKey: key });
  };
  const ring = useMutation({
    mutationFn: async () => {
      const subscription = await subscribe(pushKey);
      if (typeof subscription === 'string') return subscription;
      const body = { ...subscription, label: deviceName(navigator.userAgent) };
      rememberDevice((await notificationApi.addDevice({ body })).id);
      return 'on';
    },
    onSettled,
  });
  const silence = useMutation({
    mutationFn: async (id: string) => {
      await notificationApi.removeDevice({ params: { id } });
      if (id !== rememberedDevice()) return;
      forgetDevice();
      await (await currentSubscription())?.unsubscribe();
    },
    onSettled,
  });
  return { ring, silence };
}
