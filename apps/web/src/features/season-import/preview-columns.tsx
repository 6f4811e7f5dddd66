'use client';

import { useTranslations } from 'next-intl';
import { Card } from '../../ui/card.tsx';
import { ColumnMenu } from '../../ui/exchange/column-menu.tsx';
import styles from './season-import.module.css';
import type { Outcome, SeasonImportState } from './use-season-import.ts';

type Column = NonNullable<Outcome['columns'][number]['column']>;

const columns: readonly Column[] = [
  ...(['home', 'away', 'match', 'score', 'homeScore', 'awayScore', 'sets'] as const),
  ...(['round', 'group', 'date', 'time', 'venue', 'status'] as const),
];

interface PreviewColumnsProps {
  readonly importing: SeasonImportState;
  readonly preview: Outcome;
}

/** What each column of a table means. */
export function PreviewColumns({ importing: { change }, preview }: PreviewColumnsProps) {
  const t = useTranslations('seasonImport');
  const options = columns.map((value) => ({ value, label: t(`columns.${value}`) }));
  const choose = (index: number, column: Column | null) => {
    // Each use has one column: choosing it elsewhere frees the other.
    const others = preview.columns.map((one) => (one.column === column ? null : one.column));
    change({ columns: others.with(index, column) });
  };
  return (
    <Card title={t('columnsTitle')}>
      <ul className={styles.columns}>
        {preview.columns.map(({ heading, sample, column }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the table
          <li key={index} className={styles.column}>
            <b className={styles.heading}>{heading || t('noHeading', { number: index + 1 })}</b>
            <span className={styles.quiet}>{sample || '–'}</span>
            <ColumnMenu
              title={heading}
              label={t('columnOf', { heading: heading || String(index + 1) })}
              unused={t('unused')}
              value={column}
              options={options}
              onChoose={(to) => choose(index, to)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
