'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/feedback/state.tsx';

interface NoTraipsProps {
  /** By a search or a filter. */
  readonly isNarrowed: boolean;
  readonly onClear: () => void;
  /** The way to the first Traip, for those who may take it. */
  readonly action: ReactNode;
}

/** No Traip yet, or none that fits. */
export function NoTraips({ isNarrowed, onClear, action }: NoTraipsProps) {
  const t = useTranslations('traips');
  if (!isNarrowed) {
    return (
      <EmptyState heading="h2" title={t('none')} action={action}>
        {action === false ? t('noneForYou') : t('noneText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      heading="h2"
      title={t('notFound')}
      action={
        <Button variant="outlined" onClick={onClear}>
          {t('clear')}
        </Button>
      }
    >
      {t('notFoundText')}
    </EmptyState>
  );
}
