'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from '../../../i18n/navigation.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import { type FollowView, maxFollows } from './device-follows.ts';
import { useFollows } from './use-follows.ts';

interface Named {
  readonly name: string;
}

/** Follows and unfollows with a word about it; what is undone is not talked about. */
export function useToggleFollow() {
  const t = useTranslations('follow');
  const toast = useToast();
  const router = useRouter();
  const failureMessage = useFailureMessage();
  const { isOnDevice, follow, unfollow } = useFollows();
  const orSayWhy = async (change: () => Promise<void>) => {
    try {
      await change();
    } catch (failure) {
      toast(failureMessage(failure, t('failed')), 'error');
    }
  };
  const start = ({ name, ...wanted }: FollowView & Named, isQuiet = false) =>
    orSayWhy(async () => {
      if (!(await follow(wanted))) return toast(t('tooMany', { limit: maxFollows }), 'error');
      const see = { label: t('see'), run: () => router.push('/following') };
      if (!isQuiet) toast(t(isOnDevice ? 'onDevice' : 'started', { name }), 'success', see);
    });
  const stop = ({ name, kind, id, rings }: FollowView & Named) =>
    orSayWhy(async () => {
      await unfollow({ kind, id });
      const undo = { label: t('undo'), run: () => void start({ name, kind, id, rings }, true) };
      toast(t('stopped', { name }), 'success', undo);
    });
  return { start, stop };
}
