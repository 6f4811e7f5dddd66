'use client';

import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import TableChartOutlined from '@mui/icons-material/TableChartOutlined';
import { useLocale, useTranslations } from 'next-intl';
import { type SheetKind, sheetAddress } from './addresses.ts';
import styles from './sharing.module.css';

const papers = ['printedStandings', 'printedMatches'] as const satisfies readonly SheetKind[];
const tables = ['standings', 'matches', 'statistics', 'teams'] as const satisfies readonly SheetKind[];

export function Downloads({ id }: { readonly id: string }) {
  const t = useTranslations('sharing');
  const locale = useLocale();
  return (
    <ul className={styles.files}>
      {papers.map((kind) => (
        <li key={kind}>
          <a href={sheetAddress(kind, id, locale)} target="_blank" rel="noopener" className={styles.file}>
            <PictureAsPdfOutlined aria-hidden="true" />
            {t(`files.${kind}`)} <span className={styles.kind}>PDF</span>
          </a>
        </li>
      ))}
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
