import { useLocale, useTranslations } from 'next-intl';
import { Link } from '../../i18n/navigation.ts';
import { Change } from './change.tsx';
import { historyPath, useCompetitorName } from './competitor-name.ts';
import { Curve } from './curve.tsx';
import type { RankingData, RankingRowData } from './load.ts';
import styles from './ranking.module.css';

interface RankingTableProps {
  readonly code: string;
  readonly ranking: Pick<RankingData, 'items' | 'method' | 'kind'>;
}

export function RankingTable({ code, ranking: { items, method, kind } }: RankingTableProps) {
  const t = useTranslations('ranking');
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.place}>
            {t('place')}
          </th>
          <th scope="col">{t(`kinds.${kind}`)}</th>
          <th scope="col" className={styles.wide}>
            {t(method === 'POINTS' ? 'competitions' : 'matches')}
          </th>
          <th scope="col" className={styles.wide}>
            {t('trend')}
          </th>
          <th scope="col" className={styles.value}>
            {t(method === 'POINTS' ? 'points' : 'rating')}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((row) => (
          <Row key={row.person?.id ?? row.team?.id} row={row} code={code} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row, code }: { readonly row: RankingRowData; readonly code: string }) {
  const t = useTranslations('ranking');
  const locale = useLocale();
  const name = useCompetitorName()(row);
  const path = historyPath(code, row);
  const { place, value, deviation, results, change, trend } = row;
  return (
    <tr>
      <td className={styles.place}>
        <b>{place}</b>
      </td>
      <th scope="row" className={styles.name}>
        {path === null ? name : <Link href={path}>{name}</Link>}
      </th>
      <td className={styles.wide}>{results}</td>
      <td className={styles.wide}>
        <Curve values={trend} size="small" label={t('trendOf', { name })} />
      </td>
      <td className={styles.value}>
        <b>{value.toLocaleString(locale)}</b>
        {deviation !== null && <span className={styles.quiet}>±{deviation}</span>}
        <Change value={change} />
      </td>
    </tr>
  );
}
