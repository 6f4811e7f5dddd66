'use client';

import { useTranslations } from 'next-intl';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import styles from './column-uses.module.css';
import { type ColumnUse, columnUses, type TeamTable } from './columns.ts';

interface ColumnUsesProps {
  readonly table: TeamTable;
  readonly onUse: (column: number, use: ColumnUse) => void;
}

/** What each column of a spreadsheet means; one click corrects it. */
export function ColumnUses({ table: { heading, rows, uses }, onUse }: ColumnUsesProps) {
  const t = useTranslations('competitionWizard.paste');
  if (uses.length < 2) return null;
  const options = columnUses.map((value) => ({ value, label: t(`uses.${value}`) }));
  const sample = (column: number) =>
    heading?.cells[column] || rows[0]?.cells[column] || t('column', { column: column + 1 });
  return (
    <fieldset className={styles.columns}>
      <legend className={styles.legend}>{t('columns')}</legend>
      {uses.map((use, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its position
        <div key={column} className={styles.column}>
          <SelectField
            label={sample(column)}
            placeholder={null}
            options={options}
            value={use}
            onChange={(event) => onUse(column, event.target.value as ColumnUse)}
          />
        </div>
      ))}
      {heading !== null && (
        <p className={styles.note}>{t('headingLine', { line: heading.cells.filter(Boolean).join(', ') })}</p>
      )}
    </fieldset>
  );
}
