'use client';

import { useTranslations } from 'next-intl';
import { calendarApi } from '../../../lib/api/browser.ts';
import { QueryState } from '../../../ui/list/query-state.tsx';
import { isUnderWay, type Plan, usePlan } from '../data/use-calendar.ts';
import { NothingToApply } from './nothing-to-apply.tsx';
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
  const { outcome, phaseId, id } = plan;
  const params = { phaseId, id };
  if (isUnderWay(plan)) return <ProgressCard plan={plan} cancel={() => calendarApi.cancel({ params })} />;
  if (outcome === null) return <NothingToApply plan={plan} onChangeWishes={onChangeWishes} />;
  return <Preview plan={plan} outcome={outcome} onChangeWishes={onChangeWishes} onApplied={onApplied} />;
}
