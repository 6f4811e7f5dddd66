'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { useToast } from '../../ui/feedback/toast.tsx';

/** Ways to give a link to somebody, as far as the browser has them. */
export function useShareActions(url: string, title: string) {
  const t = useTranslations('teamQr');
  const toast = useToast();
  const linkField = useRef<HTMLInputElement>(null);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast(t('copied'));
    } catch {
      // Forbidden, or not there at all outside https: the link is marked, to be copied by hand.
      linkField.current?.focus();
      toast(t('copyByHand'), 'info');
    }
  };
  const share = async () => {
    try {
      await navigator.share({ title, url });
    } catch (reason) {
      // Closing the list of apps is an answer too.
      if (!(reason instanceof DOMException && reason.name === 'AbortError')) toast(t('shareFailed'), 'error');
    }
  };
  const canShare = typeof navigator.share === 'function';
  return { linkField, copy, share: canShare ? share : null };
}
