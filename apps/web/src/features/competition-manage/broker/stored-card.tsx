'use client';

import type { MatchUnit } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import { dayAndTime } from '../../../i18n/formats.ts';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { QueryState } from '../../../ui/list/query-state.tsx';
import type { PhaseData } from '../data/use-competition.ts';
import styles from './broker.module.css';
import { findOddities } from './oddities.ts';
import { OdditiesNotice } from './oddities-notice.tsx';
import { OutcomeView } from './outcome-view.tsx';
import { type PhaseOfCompetition, useStored } from './use-broker.ts';

interface StoredCardProps {
  readonly named: PhaseOfCompetition;
  readonly phase: PhaseData;
  readonly unit: MatchUnit;
  readonly isLocked: boolean;
  /** How often everyone meets everyone, when matches are added manually. */
  readonly legs: number | null;
  readonly matchesPath: string;
}

export function StoredCard({ named, phase, unit, isLocked, legs, matchesPath }: StoredCardProps) {
  const t = useTranslations('competitionManage.broker');
  const locale = useLocale();
  const query = useStored(named);
  const generatedAt = phase.broker?.generatedAt ?? null;
  return (
    <Card title={t('outcome', { unit })} flush>
      <div className={styles.inset}>
        {isLocked && <Notice tone="info">{t('over', { unit })}</Notice>}
        {!isLocked && generatedAt !== null && (
          <Notice tone="success">
            {t('generated', { at: dayAndTime(locale, new Date(generatedAt)), unit })}
          </Notice>
        )}
      </div>
      <QueryState query={query} errorTitle={t('storedFailed')}>
        {(stored) => (
          <>
            <div className={styles.inset}>
              {legs !== null && <OdditiesNotice {...findOddities(stored.fixtures, legs)} />}
            </div>
            <OutcomeView outcome={stored} unit={unit} label={phase.name} matchesPath={matchesPath} />
          </>
        )}
      </QueryState>
    </Card>
  );
}
