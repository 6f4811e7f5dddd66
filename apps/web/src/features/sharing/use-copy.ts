'use client';

import { useTranslations } from 'next-intl';
import { useToast } from '../../ui/feedback/toast.tsx';

/** Puts a text where it can be pasted from, and says so; where the browser forbids it, says that. */
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
