'use client';

import { useTranslations } from 'next-intl';
import { type OfferedColumn, offeredColumns } from './columns.ts';
import styles from './paste.module.css';
import type { Preview } from './use-preview.ts';

interface ColumnMenuProps {
  readonly column: Preview['columns'][number];
  readonly onChoose: (field: OfferedColumn | null) => void;
}

/** A heading that says what its column holds, and lets somebody say otherwise. */
export function ColumnMenu({ column: { index, heading, field }, onChoose }: ColumnMenuProps) {
  const t = useTranslations('squad');
  const title = heading ?? t('paste.column', { number: index + 1 });
  return (
    <select
      className={`${styles.column} ${field === null ? styles.unused : ''}`}
      value={field ?? ''}
      title={title}
      aria-label={t('paste.columnHolds', { column: title })}
      onChange={({ target }) => {
        const chosen = offeredColumns.find((offered) => offered === target.value) ?? null;
        onChoose(chosen);
      }}
    >
      <option value="">{t('paste.unused')}</option>
      {offeredColumns.map((offered) => (
        <option key={offered} value={offered}>
          {t(`fields.${offered}`)}
        </option>
      ))}
    </select>
  );
}
