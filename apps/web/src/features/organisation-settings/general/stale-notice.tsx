'use client';

import Button from '@mui/material/Button';
import { organisationErrors } from '@traip/contract';
import { useLocale, useTranslations } from 'next-intl';
import { Notice } from '../../../ui/feedback/notice.tsx';
import type { Staleness } from './use-general-form.ts';

interface StaleNoticeProps {
  readonly staleness: Staleness;
  readonly onMerge: () => void;
}

/** Reports a conflict, and fetches the other version without losing the input. */
export function StaleNotice({ staleness, onMerge }: StaleNoticeProps) {
  const t = useTranslations('organisationSettings.stale');
  const locale = useLocale();
  if (staleness === 'fresh') return null;
  if (staleness === 'merged') return <Notice tone="info">{t('merged')}</Notice>;
  return (
    <Notice
      tone="warning"
      action={
        <Button variant="outlined" aria-disabled={staleness === 'merging'} onClick={onMerge}>
          {staleness === 'merging' ? t('merging') : t('merge')}
        </Button>
      }
    >
      {staleness === 'unreachable' ? t('unreachable') : organisationErrors.STALE_VERSION.message[locale]}{' '}
      {t('kept')}
    </Notice>
  );
}
