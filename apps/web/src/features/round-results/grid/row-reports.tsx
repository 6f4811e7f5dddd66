'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useMethodName } from '../../../ui/bout/use-bout-text.ts';
import type { RowView } from '../typed/row-status.ts';
import type { Side, TypedResult } from '../typed/typed-result.ts';
import styles from './row.module.css';

interface RowReportsProps {
  readonly row: RowView;
  readonly names: Readonly<Record<Side, string>>;
  readonly onType: (value: TypedResult) => void;
}

/** The teams' reports, until a result is entered: staff accept one, or type another. */
export function RowReports({ row: { match, typed, mayWrite }, names, onType }: RowReportsProps) {
  const t = useTranslations('roundResults');
  const nameOf = useMethodName();
  const { reports } = match;
  if (reports === null) return null;
  return (
    <p className={styles.reports}>
      {(['home', 'away'] as const).map((side) => {
        const told = reports[side];
        if (told === null) return <span key={side}>{t('saysNothing', { name: names[side] })}</span>;
        const score = { home: `${told.home}`, away: `${told.away}` };
        const ending = told.method === null ? {} : { method: told.method, winner: winnerIn(told) };
        const says = {
          name: names[side],
          result: told.method === null ? `${told.home}–${told.away}` : nameOf(told.method),
        };
        return (
          <span key={side}>
            {t('says', says)}
            {mayWrite && (
              <Button
                size="small"
                aria-label={t('takeOf', says)}
                onClick={() => onType({ ...typed, score, ...ending, sets: [], version: match.version })}
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

function winnerIn({ home, away }: { readonly home: number; readonly away: number }): 'HOME' | 'AWAY' {
  return away > home ? 'AWAY' : 'HOME';
}
