'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { useToast } from '../../ui/feedback/toast.tsx';

/** Copy and share, as far as the browser supports them. */
export function useShareActions(url: string, title: string) {
  const t = useTranslations('teamQr');
  const toast = useToast();
  const linkField = useRef<HTMLInputElement>(null);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast(t('copied'));
    } catch {
      // Forbidden, or unavailable without https: the link is selected, to be copied manually.
      linkField.current?.focus();
      toast(t('copyByHand'), 'info');
    }
  };
  const share = async () => {
    try {
      await navigator.share({ title, url });
    } catch (reason) {
      // Closing the share sheet isn't an error.
      if (!(reason instanceof DOMException && reason.name === 'AbortError')) toast(t('shareFailed'), 'error');
    }
  };
  const canShare = typeof navigator.share === 'function';
  return { linkField, copy, share: canShare ? share : null };
}
