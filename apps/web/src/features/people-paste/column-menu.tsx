'use client';

import { useTranslations } from 'next-intl';
import type { OfferedColumn } from './columns.ts';
import styles from './paste.module.css';
import type { Preview } from './use-preview.ts';

interface ColumnMenuProps {
  readonly column: Preview['columns'][number];
  readonly offered: readonly OfferedColumn[];
  readonly onChoose: (field: OfferedColumn | null) => void;
}

/** A heading that says what its column holds, and lets somebody say otherwise. */
export function ColumnMenu({ column: { index, heading, field }, offered, onChoose }: ColumnMenuProps) {
  const t = useTranslations('squad');
  const title = heading ?? t('paste.column', { number: index + 1 });
  return (
    <select
      className={`${styles.column} ${field === null ? styles.unused : ''}`}
      value={field ?? ''}
      title={title}
      aria-label={t('paste.columnHolds', { column: title })}
      onChange={({ target }) => {
        onChoose(offered.find((name) => name === target.value) ?? null);
      }}
    >
      <option value="">{t('paste.unused')}</option>
      {offered.map((name) => (
        <option key={name} value={name}>
          {t(`fields.${name}`)}
        </option>
      ))}
    </select>
  );
}
