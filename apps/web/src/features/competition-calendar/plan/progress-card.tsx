'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import { Tiles } from '../../../ui/tiles.tsx';
import { type PlanFacts, useInvalidateCalendar } from '../data/use-calendar.ts';
import styles from './plan.module.css';
import { PlanStatus } from './plan-status.tsx';

interface ProgressCardProps {
  readonly plan: PlanFacts;
  readonly cancel: () => Promise<unknown>;
}

export function ProgressCard({ plan, cancel }: ProgressCardProps) {
  const t = useTranslations('competitionCalendar');
  const { stop, busy } = useStopPlan(cancel);
  const { progress, status, isCancelAsked } = plan;
  const percent = Math.round((progress?.fraction ?? 0) * 100);
  const isStopping = isCancelAsked || busy;
  return (
    <Card title={t('searching')} aside={<PlanStatus status={status} />}>
      <p className={styles.text}>{t(progress === null ? 'aboutToBegin' : 'searchingText')}</p>
      <div className={styles.bar}>
        <progress className={styles.progress} max={100} value={percent} aria-label={t('progress')} />
        <b className={styles.percent}>{percent} %</b>
      </div>
      {progress !== null && (
        <Tiles
          tiles={[
            {
              key: 'unplaced',
              value: progress.unplaced,
              label: t('unplacedSoFar'),
              isBad: progress.unplaced > 0,
            },
            { key: 'hard', value: progress.hard, label: t('hardSoFar'), isBad: progress.hard > 0 },
            { key: 'soft', value: progress.soft, label: t('softSoFar') },
          ]}
        />
      )}
      <div className={styles.actions}>
        <Button variant="outlined" aria-disabled={isStopping} onClick={() => !isStopping && void stop()}>
          {t(isStopping ? 'stopping' : 'stop')}
        </Button>
        <span className={styles.quiet}>{t('stopHint')}</span>
      </div>
    </Card>
  );
}

function useStopPlan(cancel: () => Promise<unknown>) {
  const t = useTranslations('competitionCalendar');
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const invalidate = useInvalidateCalendar();
  const [busy, setBusy] = useState(false);
  const stop = async () => {
    setBusy(true);
    try {
      await cancel();
    } catch (reason) {
      toast(failureMessage(reason, t('stopFailed')), 'error');
      setBusy(false);
    }
    await invalidate();
  };
  return { stop, busy };
}
