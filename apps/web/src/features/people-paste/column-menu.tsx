'use client';

import { useTranslations } from 'next-intl';
import { ColumnMenu as Menu } from '../../ui/exchange/column-menu.tsx';
import type { OfferedColumn } from './columns.ts';
import type { Preview } from './use-preview.ts';

interface ColumnMenuProps {
  readonly column: Preview['columns'][number];
  readonly offered: readonly OfferedColumn[];
  readonly onChoose: (field: OfferedColumn | null) => void;
}

export function ColumnMenu({ column: { index, heading, field }, offered, onChoose }: ColumnMenuProps) {
  const t = useTranslations('squad');
  const title = heading ?? t('paste.column', { number: index + 1 });
  return (
    <Menu
      title={title}
      label={t('paste.columnHolds', { column: title })}
      unused={t('paste.unused')}
      value={offered.find((name) => name === field) ?? null}
      options={offered.map((name) => ({ value: name, label: t(`fields.${name}`) }))}
      onChoose={onChoose}
    />
  );
}
