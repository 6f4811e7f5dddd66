'use client';

import { useTranslations } from 'next-intl';
import { useToast } from '../../ui/feedback/toast.tsx';

/** Copies a text and confirms it; shows an error if copying is forbidden. */
export function useCopy() {
  const t = useTranslations('sharing');
  const toast = useToast();
  return async (text: string, message: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toast(message);
    } catch {
      toast(t('copyFailed'), 'error');
    }
  };
}
