'use client';

import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded';
import Button from '@mui/material/Button';
import { useLocale, useTranslations } from 'next-intl';
import { useMatchUnit } from '../../../ui/nouns/match-unit.ts';
import type { RowView } from '../typed/row-status.ts';
import type { TypedResult } from '../typed/typed-result.ts';
import styles from './row.module.css';

interface RowMessageProps {
  readonly id: string;
  readonly row: RowView;
  readonly onType: (value: TypedResult) => void;
  readonly onDiscard: () => void;
}

/** Why a result isn't accepted, and the possible actions. */
export function RowMessage({ id, row, onType, onDiscard }: RowMessageProps) {
  const t = useTranslations('roundResults');
  const sentence = useSentence(row);
  if (sentence === null) return null;
  const { typed, match, status } = row;
  return (
    <p id={id} className={styles.message}>
      <WarningAmberRounded aria-hidden="true" sx={{ fontSize: 18 }} />
      <span>{sentence}</span>
      {status === 'STALE' && (
        <>
          <Button
            size="small"
            variant="outlined"
            onClick={() => onType({ ...typed, version: match.version })}
          >
            {t('keepMine')}
          </Button>
          <Button size="small" onClick={onDiscard}>
            {t('keepTheirs')}
          </Button>
        </>
      )}
    </p>
  );
}

function useSentence({ status, problem, typed, match }: RowView): string | null {
  const t = useTranslations('roundResults');
  const unit = useMatchUnit();
  const locale = useLocale();
  if (status === 'STALE') {
    const { home, away } = match.score ?? {};
    return home === undefined || away === undefined
      ? t('changedMeanwhile', { unit })
      : t('scoredMeanwhile', { home, away });
  }
  if (status === 'REFUSED') return typed.refusal?.[locale] ?? null;
  if (status !== 'WRONG' || problem === null) return null;
  switch (problem.problem) {
    case 'SET':
    case 'TOTAL':
    case 'LEVEL':
    case 'SUM':
      return t(`problems.${problem.problem}`, { ...problem.values, unit });
    default:
      return t(`problems.${problem.problem}`, { unit });
  }
}
