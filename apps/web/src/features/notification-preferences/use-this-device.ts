'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notificationApi } from '../../lib/api/browser.ts';
import {
  currentSubscription,
  findHindrance,
  forgetDevice,
  rememberDevice,
  rememberedDevice,
  subscribe,
} from './push-subscription.ts';
import { deviceName } from './this-device.ts';
import { useForgetPreferences } from './use-preferences.ts';

const key = ['this-device'];

/** Whether this browser rings, or why it cannot. */
export function useThisDevice() {
  const client = useQueryClient();
  // On somebody's first page the worker begins later than this question is asked.
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    void navigator.serviceWorker.ready.then(() => client.invalidateQueries({ queryKey: key }));
  }, [client]);
  return useQuery({
    queryKey: key,
    queryFn: async () => ({
      hindrance: await findHindrance(),
      id: (await currentSubscription()) === null ? null : rememberedDevice(),
    }),
    staleTime: 0,
  });
}

/** Lets this browser ring, or any device be quiet. */
export function useDeviceMoves(pushKey: string) {
  const client = useQueryClient();
  const forgetPreferences = useForgetPreferences();
  const onSettled = async () => {
    await forgetPreferences();
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
