'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import type { RowView } from '../typed/row-status.ts';
import type { Side, TypedResult } from '../typed/typed-result.ts';
import styles from './row.module.css';

interface RowReportsProps {
  readonly row: RowView;
  readonly names: Readonly<Record<Side, string>>;
  readonly onType: (value: TypedResult) => void;
}

/** What the teams say, while nobody has written the result: staff take one, or type another. */
export function RowReports({ row: { match, typed, mayWrite }, names, onType }: RowReportsProps) {
  const t = useTranslations('roundResults');
  const { reports } = match;
  if (reports === null) return null;
  return (
    <p className={styles.reports}>
      {(['home', 'away'] as const).map((side) => {
        const told = reports[side];
        if (told === null) return <span key={side}>{t('saysNothing', { name: names[side] })}</span>;
        const score = { home: `${told.home}`, away: `${told.away}` };
        return (
          <span key={side}>
            {t('says', { name: names[side], ...told })}
            {mayWrite && (
              <Button
                size="small"
                aria-label={t('takeOf', { name: names[side], ...told })}
                onClick={() => onType({ ...typed, score, sets: [], version: match.version })}
              >
                {t('take')}
              </Button>
            )}
          </span>
        );
      })}
    </p>
  );
}
