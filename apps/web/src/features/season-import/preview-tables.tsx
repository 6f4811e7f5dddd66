'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import styles from './season-import.module.css';
import type { Outcome } from './use-season-import.ts';

type Table = Outcome['tables'][number];

/** The tables calculated from the results, and whether they match the file's. */
export function PreviewTables({ preview: { tables } }: { readonly preview: Outcome }) {
  const t = useTranslations('seasonImport');
  return tables.map((table) => {
    const title =
      table.group === null ? t('table', { phase: table.phase }) : t('groupTable', { group: table.group });
    return (
      <Card key={`${table.phase} ${table.group}`} title={title}>
        <Equality table={table} />
        <StandingRows table={table} label={title} />
      </Card>
    );
  });
}

function Equality({ table: { isEqual, differences } }: { readonly table: Table }) {
  const t = useTranslations('seasonImport');
  if (isEqual === null) return null;
  if (isEqual) return <Notice tone="success">{t('equal')}</Notice>;
  return (
    <Notice tone="warning">
      {t('different')}
      <ul className={styles.differences}>
        {differences.slice(0, 10).map(({ team, column, stated, computed }) => (
          <li key={`${team} ${column}`}>
            {t(`differs.${column}`, { team, stated, computed: computed ?? '–' })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

const columns = ['played', 'won', 'drawn', 'lost', 'for', 'against'] as const;

function StandingRows({ table: { rows }, label }: { readonly table: Table; readonly label: string }) {
  const t = useTranslations('seasonImport');
  const format = useFormatter();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled with the keyboard
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('heads.rank')}</th>
            <th scope="col">{t('heads.team')}</th>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.extra}>
                {t(`heads.${column}`)}
              </th>
            ))}
            <th scope="col">{t('heads.points')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.team}>
              <td>{row.rank}</td>
              <th scope="row">{row.team}</th>
              {columns.map((column) => (
                <td key={column} className={styles.extra}>
                  {row[column]}
                </td>
              ))}
              <td className={styles.points}>{format.number(row.points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
