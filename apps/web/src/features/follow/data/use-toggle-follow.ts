'use client';

import { followLimit } from '@traip/contract/follow-limit';
import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from '../../../i18n/navigation.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import type { FollowView } from './device-follows.ts';
import { loadRing } from './load-ring.ts';
import { ringFlag } from './ring-flag.ts';
import { useFollows } from './use-follows.ts';

interface Named {
  readonly name: string;
}

/** Follows and unfollows with a message; undoing shows none. */
export function useToggleFollow() {
  const t = useTranslations('follow');
  const toast = useToast();
  const router = useRouter();
  const failureMessage = useFailureMessage();
  const { follows, isOnDevice, follow, unfollow } = useFollows();
  const locale = useLocale();
  const see = () => router.push('/following');
  /** For the first follow on this device. The page it opens explains problems. */
  const offerRing = () => {
    // Loaded before the press: browsers ask for permission only right after a user gesture.
    const loading = loadRing().then(async (ring) => ({ ...ring, key: await ring.loadPushKey() }));
    loading.catch(() => undefined);
    const ring = async () => {
      const { ringHere, key } = await loading;
      if ((await ringHere(key, locale)) !== 'on') throw new Error('refused');
      toast(t('rings'));
    };
    return { label: t('ring'), run: () => void ring().catch(see) };
  };
  const toastFailure = async (change: () => Promise<void>) => {
    try {
      await change();
    } catch (failure) {
      toast(failureMessage(failure, t('failed')), 'error');
    }
  };
  const start = ({ name, ...target }: FollowView & Named, isQuiet = false) =>
    toastFailure(async () => {
      if (!(await follow(target))) return toast(t('tooMany', { limit: followLimit }), 'error');
      if (isQuiet) return;
      const isOffered = isOnDevice && follows?.length === 0 && canRing();
      const action = isOffered ? offerRing() : { label: t('see'), run: see };
      toast(t(isOnDevice ? 'onDevice' : 'started', { name }), 'success', action);
    });
  const stop = ({ name, kind, id, rings }: FollowView & Named) =>
    toastFailure(async () => {
      await unfollow({ kind, id });
      const undo = { label: t('undo'), run: () => void start({ name, kind, id, rings }, true) };
      toast(t('stopped', { name }), 'success', undo);
    });
  return { start, stop };
}

const canRing = () => !ringFlag.isOn() && 'PushManager' in window && Notification.permission !== 'denied';
