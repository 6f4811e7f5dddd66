'use client';

import { useLocale, useTranslations } from 'next-intl';
import { dayAndTime } from '../../../i18n/formats.ts';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { QueryState } from '../../../ui/list/query-state.tsx';
import type { PhaseData } from '../data/use-competition.ts';
import styles from './broker.module.css';
import { OutcomeView } from './outcome-view.tsx';
import { type PhaseOfCompetition, useStored } from './use-broker.ts';

interface StoredCardProps {
  readonly named: PhaseOfCompetition;
  readonly phase: PhaseData;
  readonly isLocked: boolean;
}

/** The matches that there are: groups, bracket and results. */
export function StoredCard({ named, phase, isLocked }: StoredCardProps) {
  const t = useTranslations('competitionManage.broker');
  const locale = useLocale();
  const query = useStored(named);
  const generatedAt = phase.broker?.generatedAt ?? null;
  return (
    <Card title={t('outcome')} flush>
      <div className={styles.inset}>
        {isLocked && <Notice tone="info">{t('over')}</Notice>}
        {!isLocked && generatedAt !== null && (
          <Notice tone="success">{t('generated', { at: dayAndTime(locale, new Date(generatedAt)) })}</Notice>
        )}
      </div>
      <QueryState query={query} errorTitle={t('storedFailed')}>
        {(stored) => <OutcomeView outcome={stored} label={phase.name} />}
      </QueryState>
    </Card>
  );
}
