'use client';

import Button from '@mui/material/Button';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { dayAndTime } from '../../../i18n/formats.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import { Pager } from '../../../ui/list/pager.tsx';
import { QueryState } from '../../../ui/list/query-state.tsx';
import { type PlanRow, usePlans } from '../data/use-calendar.ts';
import styles from './plan.module.css';
import { PlanStatus } from './plan-status.tsx';

interface PlanListProps {
  readonly phaseId: string;
  readonly onOpen: (id: string) => void;
  readonly onSearch: () => void;
}

/** Earlier searches, newest first. */
export function PlanList({ phaseId, onOpen, onSearch }: PlanListProps) {
  const t = useTranslations('competitionCalendar');
  const [page, setPage] = useState(1);
  const query = usePlans(phaseId, page);
  return (
    <Card title={t('plans')} flush>
      <QueryState
        query={query}
        errorTitle={t('plansFailed')}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState
            title={t('noPlans')}
            action={
              <Button variant="contained" onClick={onSearch}>
                {t('search')}
              </Button>
            }
          >
            {t('noPlansText')}
          </EmptyState>
        }
      >
        {({ items, total, totalPages }) => (
          <>
            <ul>
              {items.map((plan) => (
                <Row key={plan.id} plan={plan} onOpen={() => onOpen(plan.id)} />
              ))}
            </ul>
            <Pager page={page} totalPages={totalPages} onPage={setPage}>
              {t('planCount', { count: total })}
            </Pager>
          </>
        )}
      </QueryState>
    </Card>
  );
}

function Row({ plan, onOpen }: { readonly plan: PlanRow; readonly onOpen: () => void }) {
  const t = useTranslations('competitionCalendar');
  const when = dayAndTime(useLocale(), new Date(plan.createdAt));
  const { progress, status } = plan;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <b className={styles.name}>{when}</b>
        <span className={styles.quiet}>
          {progress === null
            ? t('nothingYet')
            : t('planFacts', { unplaced: progress.unplaced, hard: progress.hard })}
        </span>
      </div>
      <PlanStatus status={status} />
      <Button variant="outlined" aria-label={t('openPlanOf', { when })} onClick={onOpen}>
        {t('openPlan')}
      </Button>
    </li>
  );
}
