'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import { NothingFound } from '../../../ui/list/nothing-found.tsx';

interface NoTraipsProps {
  /** Due to a search or a filter. */
  readonly isNarrowed: boolean;
  readonly onClear: () => void;
  /** Creates the first Traip, if permitted. */
  readonly action: ReactNode;
}

export function NoTraips({ isNarrowed, onClear, action }: NoTraipsProps) {
  const t = useTranslations('traips');
  if (!isNarrowed) {
    return (
      <EmptyState heading="h2" title={t('none')} action={action}>
        {action === false ? t('noneForYou') : t('noneText')}
      </EmptyState>
    );
  }
  return <NothingFound title={t('notFound')} text={t('notFoundText')} clear={t('clear')} onClear={onClear} />;
}
