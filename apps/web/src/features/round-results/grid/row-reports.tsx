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
        const report = reports[side];
        if (report === null) return <span key={side}>{t('saysNothing', { name: names[side] })}</span>;
        const score = { home: `${report.home}`, away: `${report.away}` };
        const ending = report.method === null ? {} : { method: report.method, winner: winnerIn(report) };
        const values = {
          name: names[side],
          result: report.method === null ? `${report.home}–${report.away}` : nameOf(report.method),
        };
        return (
          <span key={side}>
            {t('says', values)}
            {mayWrite && (
              <Button
                size="small"
                aria-label={t('takeOf', values)}
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
