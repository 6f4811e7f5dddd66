'use client';

import { useTranslations } from 'next-intl';
import { calendarApi } from '../../../lib/api/browser.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useMatchUnit } from '../../../ui/nouns/match-unit.ts';
import type { Outcome, Plan } from '../data/use-calendar.ts';
import { FoundCard } from './found-card.tsx';
import { OutcomeViews } from './outcome-views.tsx';
import styles from './plan.module.css';
import { useApplyPlan } from './use-apply-plan.ts';

interface PreviewProps {
  readonly plan: Plan;
  readonly outcome: Outcome;
  readonly onChangeWishes: () => void;
  readonly onApplied: () => void;
}

/** The plan that was found, its statistics and violations, and a button to apply it. */
export function Preview({ plan, outcome, onChangeWishes, onApplied }: PreviewProps) {
  const t = useTranslations('competitionCalendar');
  const unit = useMatchUnit();
  const { phaseId, id } = plan;
  const send = () => calendarApi.apply({ params: { phaseId, id } });
  const { apply, busy } = useApplyPlan({ question: t('applyQuestion'), send, onApplied });
  const { unplaced } = outcome;
  return (
    <div className={styles.stack}>
      <FoundCard
        title={t('found')}
        status={plan.status}
        counts={outcome}
        apply={{ label: t(busy ? 'applying' : 'apply'), busy, run: () => apply(outcome) }}
        other={{ label: t('changeWishes'), run: onChangeWishes }}
      />
      {unplaced > 0 && <Notice tone="warning">{t('unplacedText', { count: unplaced, unit })}</Notice>}
      <OutcomeViews outcome={outcome} plan={plan} />
    </div>
  );
}
