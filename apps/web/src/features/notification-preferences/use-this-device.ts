'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notificationApi } from '../../lib/api/browser.ts';
import {
  currentPushBlocker,
  currentSubscription,
  forgetDevice,
  rememberDevice,
  rememberedDevice,
  subscribe,
} from '../../lib/push/push-subscription.ts';
import { deviceName } from '../../lib/push/push-support.ts';
import { pushStateKey, usePushState } from '../../ui/push/use-push-state.ts';
import { useInvalidatePreferences } from './use-preferences.ts';

/** Whether push is on in this browser, or why it can't be. */
export function useThisDevice() {
  return usePushState('account', async () => ({
    blocker: await currentPushBlocker(),
    id: (await currentSubscription()) === null ? null : rememberedDevice(),
  }));
}

/** Turns push on for this browser, or off for any device. */
export function useDeviceActions(pushKey: string) {
  const client = useQueryClient();
  const invalidatePreferences = useInvalidatePreferences();
  const onSettled = async () => {
    await invalidatePreferences();
    await client.invalidateQueries({ queryKey: pushStateKey });
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
