'use client';

import InfoOutlined from '@mui/icons-material/InfoOutlined';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { ColumnMenu } from './column-menu.tsx';
import { type AvailableColumn, type Columns, chooseColumn, isAvailable } from './columns.ts';
import styles from './paste.module.css';
import type { Answer, PlannedRow } from './plan-rows.ts';
import { RowOutcome } from './row-outcome.tsx';
import { useCellText } from './use-cell-text.ts';
import type { Preview } from './use-preview.ts';

interface PreviewTableProps {
  readonly columns: Preview['columns'];
  readonly available: readonly AvailableColumn[];
  readonly rows: readonly PlannedRow[];
  readonly onAnswer: (line: number, answer: Answer) => void;
  readonly onColumns: (columns: Columns) => void;
}

/** Plain elements throughout: there may be a thousand rows. */
export function PreviewTable({ columns, available, rows, onAnswer, onColumns }: PreviewTableProps) {
  const t = useTranslations('squad');
  const fields = columns.map(({ field }) => field);
  const recognised = fields.filter(isAvailable).map((field) => t(`fields.${field}`).toLowerCase());
  return (
    <div>
      <p className={styles.tip}>
        <InfoOutlined aria-hidden="true" sx={{ fontSize: 18 }} />
        {recognised.length === 0
          ? t('paste.nothingRecognised', { count: rows.length })
          : t('paste.recognised', { count: rows.length, columns: recognised.join(', ') })}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled with the keyboard */}
      <section className={styles.frame} aria-label={t('paste.preview')} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.index} scope="col">
                  <ColumnMenu
                    column={column}
                    available={available}
                    onChoose={(field) => onColumns(chooseColumn(fields, column.index, field))}
                  />
                </th>
              ))}
              <th scope="col" className={styles.outcomeHeading}>
                {t('paste.outcome')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((planned) => (
              <PreviewRow key={planned.row.line} planned={planned} columns={columns} onAnswer={onAnswer} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

interface PreviewRowProps {
  readonly planned: PlannedRow;
  readonly columns: Preview['columns'];
  readonly onAnswer: (line: number, answer: Answer) => void;
}

const PreviewRow = memo(function PreviewRow({ planned, columns, onAnswer }: PreviewRowProps) {
  const cellText = useCellText(planned.row);
  const { outcome } = planned.row;
  return (
    <tr className={styles[outcome]}>
      {columns.map(({ index, field }) => (
        <td key={index} data-field={field ?? 'none'}>
          {isAvailable(field) && cellText(field)}
        </td>
      ))}
      <td className={styles.outcome}>
        <RowOutcome planned={planned} onAnswer={onAnswer} />
      </td>
    </tr>
  );
});
