'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { jointCalendarApi } from '../../lib/api/browser.ts';
import { FormError, Notice } from '../../ui/feedback/notice.tsx';
import { QueryState } from '../../ui/list/query-state.tsx';
import {
  FoundCard,
  isUnderWay,
  NothingToApply,
  ProgressCard,
  useApplyPlan,
} from '../competition-calendar/index.ts';
import { CompetitionOutcome } from './competition-outcome.tsx';
import { OutcomeRows } from './outcome-rows.tsx';
import { type JointPlan, useJointPlan } from './use-joint-calendar.ts';
import { useUndo } from './use-undo.ts';

interface JointPlanViewProps {
  readonly orgCode: string;
  readonly planId: string;
  readonly onDiscard: () => void;
}

export function JointPlanView({ planId, ...rest }: JointPlanViewProps) {
  const t = useTranslations('jointCalendar');
  const query = useJointPlan(rest.orgCode, planId);
  return (
    <QueryState query={query} errorTitle={t('planFailed')} heading="h2">
      {(plan) => <Found plan={plan} {...rest} />}
    </QueryState>
  );
}

type FoundProps = Omit<JointPlanViewProps, 'planId'> & { readonly plan: JointPlan };

function Found({ plan, orgCode, onDiscard }: FoundProps) {
  const [shown, setShown] = useState<string | null>(null);
  const params = { orgCode, id: plan.id };
  if (isUnderWay(plan))
    return <ProgressCard plan={plan} cancel={() => jointCalendarApi.cancel({ params })} />;
  if (plan.outcome === null) return <NothingToApply plan={plan} onChangeWishes={onDiscard} />;
  return (
    <>
      <Summary plan={plan} outcome={plan.outcome} orgCode={orgCode} onDiscard={onDiscard} />
      <OutcomeRows plan={plan} shown={shown} onShow={setShown} />
      {shown !== null && (
        <CompetitionOutcome key={shown} orgCode={orgCode} planId={plan.id} competitionId={shown} />
      )}
    </>
  );
}

type SummaryProps = FoundProps & { readonly outcome: NonNullable<JointPlan['outcome']> };

function Summary({ plan, outcome, orgCode, onDiscard }: SummaryProps) {
  const t = useTranslations('jointCalendar');
  const { unplaced, sharedFieldDays, sharedPersonDays } = outcome;
  const undo = useUndo(orgCode, plan.id);
  const { apply, busy } = useApplyPlan({
    question: t('applyQuestion'),
    send: () => jointCalendarApi.apply({ params: { orgCode, id: plan.id } }),
    onApplied: () => undefined,
    undo: { label: t('undo'), run: () => void undo.atOnce() },
  });
  return (
    <>
      <FoundCard
        title={t('found')}
        status={plan.status}
        counts={outcome}
        more={[
          { key: 'fields', value: sharedFieldDays, label: t('sharedFieldDays') },
          { key: 'people', value: sharedPersonDays, label: t('sharedPersonDays') },
        ]}
        apply={{ label: t(busy ? 'applying' : 'apply'), busy, run: () => apply(outcome) }}
        other={{ label: t(plan.status === 'APPLIED' ? 'again' : 'discard'), run: onDiscard }}
      />
      {plan.status === 'APPLIED' && <Applied isUndoable={plan.isUndoable} undo={undo} />}
      {plan.status !== 'APPLIED' && unplaced > 0 && (
        <Notice tone="warning">{t('unplacedText', { count: unplaced })}</Notice>
      )}
    </>
  );
}

interface AppliedProps {
  readonly isUndoable: boolean;
  readonly undo: ReturnType<typeof useUndo>;
}

function Applied({ isUndoable, undo: { ask, busy, failure } }: AppliedProps) {
  const t = useTranslations('jointCalendar');
  const button = (
    <Button aria-disabled={busy} onClick={() => !busy && void ask()}>
      {t(busy ? 'undoing' : 'undo')}
    </Button>
  );
  return (
    <>
      {failure !== null && <FormError>{failure}</FormError>}
      <Notice tone="success" action={isUndoable && button}>
        {t('applied')}
      </Notice>
    </>
  );
}
