'use client';

import { useTranslations } from 'next-intl';
import { useToast } from '../../../ui/feedback/toast.tsx';

export function useAddedToast(): (count: number) => void {
  const t = useTranslations('players');
  const toast = useToast();
  return (count) => {
    if (count > 0) toast(t('entered', { count }));
  };
}
