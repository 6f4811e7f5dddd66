'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { Card } from '../../../ui/card.tsx';
import { FormError, Notice } from '../../../ui/feedback/notice.tsx';
import type { PlanFacts } from '../data/use-calendar.ts';
import styles from './plan.module.css';

interface NothingToApplyProps {
  readonly plan: PlanFacts;
  readonly onChangeWishes: () => void;
}

/** A search that failed, or was stopped before it found anything. */
export function NothingToApply({ plan, onChangeWishes }: NothingToApplyProps) {
  const t = useTranslations('competitionCalendar');
  return (
    <Card title={t('notFound')}>
      {plan.status === 'FAILED' ? (
        <FormError>{t(`failures.${plan.failure ?? 'BROKEN'}`)}</FormError>
      ) : (
        <Notice tone="info">{t('stoppedEarly')}</Notice>
      )}
      <div className={styles.actions}>
        <Button variant="contained" onClick={onChangeWishes}>
          {t('changeWishes')}
        </Button>
      </div>
    </Card>
  );
}
