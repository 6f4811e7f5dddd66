'use client';

import { useTranslations } from 'next-intl';
import { ColumnMenu as Menu } from '../../ui/exchange/column-menu.tsx';
import type { AvailableColumn } from './columns.ts';
import type { Preview } from './use-preview.ts';

interface ColumnMenuProps {
  readonly column: Preview['columns'][number];
  readonly available: readonly AvailableColumn[];
  readonly onChoose: (field: AvailableColumn | null) => void;
}

export function ColumnMenu({ column: { index, heading, field }, available, onChoose }: ColumnMenuProps) {
  const t = useTranslations('squad');
  const title = heading ?? t('paste.column', { number: index + 1 });
  return (
    <Menu
      title={title}
      label={t('paste.columnHolds', { column: title })}
      unused={t('paste.unused')}
      value={available.find((name) => name === field) ?? null}
      options={available.map((name) => ({ value: name, label: t(`fields.${name}`) }))}
      onChoose={onChoose}
    />
  );
}
