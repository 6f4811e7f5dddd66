'use client';

import TableChartOutlined from '@mui/icons-material/TableChartOutlined';
import { useLocale, useTranslations } from 'next-intl';
import { type SheetKind, sheetAddress } from './addresses.ts';
import styles from './sharing.module.css';

const tables = ['standings', 'matches', 'statistics', 'teams'] as const satisfies readonly SheetKind[];

export function Downloads({ id }: { readonly id: string }) {
  const t = useTranslations('sharing');
  const locale = useLocale();
  return (
    <ul className={styles.files}>
      {tables.map((kind) => (
        <li key={kind}>
          <a href={sheetAddress(kind, id, locale)} download className={styles.file}>
            <TableChartOutlined aria-hidden="true" />
            {t(`files.${kind}`)} <span className={styles.kind}>CSV</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
