'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { Segments } from '../../../ui/choice/segments.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import { Tiles } from '../../../ui/tiles.tsx';
import { isReady, minutesOf, type Outcome, type Plan } from '../data/use-calendar.ts';
import { DayList } from '../views/day-list.tsx';
import { usePlannedItems } from '../views/use-items.ts';
import { Week } from '../views/week.tsx';
import { FairnessReport } from './fairness.tsx';
import styles from './plan.module.css';
import { PlanStatus } from './plan-status.tsx';
import { Problems } from './problems.tsx';
import { useApplyPlan } from './use-apply-plan.ts';

const views = ['list', 'week', 'problems', 'fairness'] as const;
type View = (typeof views)[number];

interface PreviewProps {
  readonly plan: Plan;
  readonly outcome: Outcome;
  readonly onChangeWishes: () => void;
  readonly onApplied: () => void;
}

/** The calendar that was found, its statistics and violations, and the button that applies it. */
export function Preview({ plan, outcome, onChangeWishes, onApplied }: PreviewProps) {
  const t = useTranslations('competitionCalendar');
  const { apply, busy } = useApplyPlan(plan, onApplied);
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
      <Views outcome={outcome} plan={plan} />
    </div>
  );
}

function Views({ outcome, plan }: { readonly outcome: Outcome; readonly plan: Plan }) {
  const t = useTranslations('competitionCalendar');
  const [view, setView] = useState<View>(outcome.unplaced > 0 ? 'problems' : 'list');
  const items = usePlannedItems(outcome.matches);
  const first = String(plan.wishes.firstDay ?? '');
  return (
    <Card flush>
      <div className={styles.views}>
        <Segments
          label={t('view')}
          value={view}
          onChange={setView}
          options={views.map((value) => ({ value, label: t(`planViews.${value}`) }))}
        />
      </div>
      {view === 'problems' && <Problems outcome={outcome} />}
      {view === 'fairness' && <FairnessReport fairness={outcome.fairness} />}
      {(view === 'list' || view === 'week') && items.length === 0 && (
        <EmptyState title={t('nothingPlaced')}>{t('nothingPlacedText')}</EmptyState>
      )}
      {view === 'list' && <DayList items={items} today={first} />}
      {view === 'week' && <Week items={items} today={first} minutes={minutesOf(plan)} />}
    </Card>
  );
}
