'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { currentPushBlocker } from '../../lib/push/push-subscription.ts';
import { useFailureMessage } from '../../ui/form/use-failure-message.ts';
import { DeviceSwitch } from '../../ui/push/device-switch.tsx';
import { usePushState } from '../../ui/push/use-push-state.ts';
import { loadRing, useRing } from '../follow/index.ts';

/** Lets a device without an account get notifications for what it follows. */
export function RingCard() {
  const t = useTranslations('following.ring');
  const locale = useLocale();
  const failureMessage = useFailureMessage();
  const isOn = useRing();
  const { data: blocker } = usePushState('device', currentPushBlocker);
  // Loaded before the press: browsers ask for permission only right after a user gesture.
  const key = useQuery({ queryKey: ['push-key'], queryFn: loadPushKey, enabled: !isOn, staleTime: Infinity });
  const ring = useMutation({
    mutationFn: async () => (await loadRing()).ringHere(key.data ?? (await loadPushKey()), locale),
  });
  const silence = useMutation({ mutationFn: async () => (await loadRing()).silenceHere() });
  const failure = ring.error ?? silence.error;
  const busy = ring.isPending ? 'ringing' : silence.isPending ? 'silencing' : null;
  const problem = () => {
    if (failure !== null) return failureMessage(failure, t('failed'));
    return ring.data === 'noService' && busy === null ? t('noService') : null;
  };
  return (
    <DeviceSwitch
      isOn={isOn}
      blocker={ring.data === 'denied' ? 'denied' : blocker}
      offText={t('off')}
      busy={busy}
      problem={problem()}
      onRing={() => ring.mutate()}
      onSilence={() => silence.mutate()}
    />
  );
}

const loadPushKey = async () => (await loadRing()).loadPushKey();
