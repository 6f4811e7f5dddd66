'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { Card } from '../../../ui/card.tsx';
import { FormError, Notice } from '../../../ui/feedback/notice.tsx';
import { QueryState } from '../../../ui/list/query-state.tsx';
import { isUnderWay, type Plan, usePlan } from '../data/use-calendar.ts';
import styles from './plan.module.css';
import { Preview } from './preview.tsx';
import { ProgressCard } from './progress-card.tsx';

interface PlanViewProps {
  readonly phaseId: string;
  readonly planId: string;
  readonly onChangeWishes: () => void;
  readonly onApplied: () => void;
}

export function PlanView({ phaseId, planId, ...rest }: PlanViewProps) {
  const t = useTranslations('competitionCalendar');
  const query = usePlan(phaseId, planId);
  return (
    <QueryState query={query} errorTitle={t('planFailed')}>
      {(plan) => <Found plan={plan} {...rest} />}
    </QueryState>
  );
}

type FoundProps = Omit<PlanViewProps, 'phaseId' | 'planId'> & { readonly plan: Plan };

function Found({ plan, onChangeWishes, onApplied }: FoundProps) {
  const t = useTranslations('competitionCalendar');
  if (isUnderWay(plan)) return <ProgressCard plan={plan} />;
  const { outcome } = plan;
  if (outcome !== null)
    return <Preview plan={plan} outcome={outcome} onChangeWishes={onChangeWishes} onApplied={onApplied} />;
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
