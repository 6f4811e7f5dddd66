'use client';

import { useTranslations } from 'next-intl';
import { useToast } from '../../ui/feedback/toast.tsx';
import { shareOrCopy } from '../../ui/share/share-or-copy.ts';

/** Shares a URL; by default the current page. */
export function useShareLink(title: string, url?: string) {
  const t = useTranslations('sharing');
  const toast = useToast();
  return async () => {
    const outcome = await shareOrCopy(title, url);
    if (outcome === 'copied') toast(t('linkCopied'));
    if (outcome === 'failed') toast(t('copyFailed'), 'error');
  };
}
