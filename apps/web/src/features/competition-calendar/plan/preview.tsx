'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { calendarApi } from '../../../lib/api/browser.ts';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Tiles } from '../../../ui/tiles.tsx';
import { isReady, type Outcome, type Plan } from '../data/use-calendar.ts';
import { OutcomeViews } from './outcome-views.tsx';
import styles from './plan.module.css';
import { PlanStatus } from './plan-status.tsx';
import { useApplyPlan } from './use-apply-plan.ts';

interface PreviewProps {
  readonly plan: Plan;
  readonly outcome: Outcome;
  readonly onChangeWishes: () => void;
  readonly onApplied: () => void;
}

/** The calendar that was found, its statistics and violations, and the button that applies it. */
export function Preview({ plan, outcome, onChangeWishes, onApplied }: PreviewProps) {
  const t = useTranslations('competitionCalendar');
  const { phaseId, id } = plan;
  const send = () => calendarApi.apply({ params: { phaseId, id } });
  const { apply, busy } = useApplyPlan({ question: t('applyQuestion'), send, onApplied });
  const { placed, unplaced, moved, hard } = outcome;
  return (
    <div className={styles.stack}>
      <Card title={t('found')} aside={<PlanStatus status={plan.status} />}>
        <Tiles
          tiles={[
            { key: 'placed', value: placed, label: t('placedMatches') },
            { key: 'unplaced', value: unplaced, label: t('unplacedMatches'), isBad: unplaced > 0 },
            { key: 'hard', value: hard, label: t('hardOffences'), isBad: hard > 0 },
            { key: 'moved', value: moved, label: t('movedMatches') },
          ]}
        />
        <div className={styles.actions}>
          {isReady(plan) && placed > 0 && (
            <Button
              variant="contained"
              size="large"
              aria-disabled={busy}
              onClick={() => !busy && void apply(outcome)}
            >
              {t(busy ? 'applying' : 'apply')}
            </Button>
          )}
          <Button variant="outlined" size="large" onClick={onChangeWishes}>
            {t('changeWishes')}
          </Button>
        </div>
      </Card>
      {unplaced > 0 && <Notice tone="warning">{t('unplacedText', { count: unplaced })}</Notice>}
      <OutcomeViews outcome={outcome} plan={plan} />
    </div>
  );
}
