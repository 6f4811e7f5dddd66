'use client';

import { useTranslations } from 'next-intl';
import { useToast } from '../../ui/feedback/toast.tsx';
import { shareOrCopy } from '../../ui/share/share-or-copy.ts';

export function useShareLink(title: string) {
  const t = useTranslations('sharing');
  const toast = useToast();
  return async () => {
    const outcome = await shareOrCopy(title);
    if (outcome === 'copied') toast(t('linkCopied'));
    if (outcome === 'failed') toast(t('copyFailed'), 'error');
  };
}
