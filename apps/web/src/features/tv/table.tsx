import { type StandingColumn, standingColumns } from '@traip/contract';
import type { SportRules } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import { Crest } from '../../ui/identity/crest.tsx';
import { cellOf, type RowView } from '../../ui/standings/index.ts';
import styles from './tv.module.css';

interface BigTableProps {
  readonly rows: readonly RowView[];
  /** Hidden before the first result. */
  readonly isRanked: boolean;
  readonly rules: SportRules;
  readonly label: string;
}

/** Readable from afar: few columns, large letters. */
export function BigTable({ rows, isRanked, rules, label }: BigTableProps) {
  const t = useTranslations('tv');
  const locale = useLocale();
  const columns: readonly StandingColumn[] = standingColumns(rules).filter(
    ({ isEssential, key }) => isEssential || key === 'W' || key === 'L',
  );
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          {isRanked && <th scope="col">#</th>}
          <th scope="col" className={styles.names}>
            {t('team', { kind: rows[0]?.team.competitorKind ?? 'TEAM' })}
          </th>
          {columns.map(({ key }) => (
            <th key={key} scope="col">
              {t(`columns.${key}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.team.id}>
            {isRanked && <td className={styles.rank}>{row.rank}</td>}
            <th scope="row" className={styles.names}>
              <span className={styles.team}>
                <Crest
                  name={row.team.name}
                  url={row.team.avatarUrl}
                  kind={row.team.competitorKind}
                  width={36}
                />
                <b>{row.team.name}</b>
              </span>
            </th>
            {columns.map(({ key, isMain }) => (
              <td key={key} className={isMain ? styles.main : ''}>
                {cellOf(key, row, locale)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
