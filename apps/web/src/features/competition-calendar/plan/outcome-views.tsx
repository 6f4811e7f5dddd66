'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { Segments } from '../../../ui/choice/segments.tsx';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import { useMatchUnit } from '../../../ui/nouns/match-unit.ts';
import { minutesOf, type Neighbour, type Outcome, type Plan } from '../data/use-calendar.ts';
import { DayList } from '../views/day-list.tsx';
import { usePlannedItems } from '../views/use-items.ts';
import { Week } from '../views/week.tsx';
import { FairnessReport } from './fairness.tsx';
import styles from './plan.module.css';
import { Problems } from './problems.tsx';

const views = ['list', 'week', 'problems', 'fairness'] as const;
type View = (typeof views)[number];

interface OutcomeViewsProps {
  readonly title?: string;
  readonly outcome: Outcome;
  readonly plan: Pick<Plan, 'wishes'>;
  /** Matches of other competitions that are named as being in the way. */
  readonly neighbours?: readonly Neighbour[];
}

/** The matches of a plan, its violations and its fairness. */
export function OutcomeViews({ title, outcome, plan, neighbours = [] }: OutcomeViewsProps) {
  const t = useTranslations('competitionCalendar');
  const unit = useMatchUnit();
  const [view, setView] = useState<View>(outcome.unplaced > 0 ? 'problems' : 'list');
  const items = usePlannedItems(outcome.matches);
  const first = String(plan.wishes.firstDay ?? '');
  return (
    <Card {...(title !== undefined && { title })} flush>
      <div className={styles.views}>
        <Segments
          label={t('view')}
          value={view}
          onChange={setView}
          options={views.map((value) => ({ value, label: t(`planViews.${value}`) }))}
        />
      </div>
      {view === 'problems' && <Problems outcome={outcome} neighbours={neighbours} />}
      {view === 'fairness' && <FairnessReport fairness={outcome.fairness} />}
      {(view === 'list' || view === 'week') && items.length === 0 && (
        <EmptyState title={t('nothingPlaced', { unit })}>{t('nothingPlacedText')}</EmptyState>
      )}
      {view === 'list' && <DayList items={items} today={first} />}
      {view === 'week' && <Week items={items} today={first} minutes={minutesOf(plan)} />}
    </Card>
  );
}
