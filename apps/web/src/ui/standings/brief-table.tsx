import InfoOutlined from '@mui/icons-material/InfoOutlined';
import { setsOfWin, standingColumns } from '@traip/contract';
import type { SportRules } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import { Crest } from '../identity/crest.tsx';
import styles from './brief-table.module.css';
import { cellOf } from './columns.ts';
import { unitOf } from './criterion.ts';
import { explain, isTieBroken } from './explain.ts';
import { FormLetters } from './form-letters.tsx';
import type { TableView } from './types.ts';

interface BriefTableProps {
  readonly table: TableView;
  readonly rules: SportRules;
  /** How many rows. */
  readonly first: number;
}

/** The top of a table in a narrow card, with an explanation of its first tie. */
export function BriefTable({ table, rules, first }: BriefTableProps) {
  const locale = useLocale();
  const main = standingColumns(rules).find(({ isMain }) => isMain)?.key ?? 'W';
  const rows = table.rows.slice(0, first);
  const isExplained = (row: (typeof rows)[number], index: number) =>
    table.isRanked && isTieBroken({ row, below: table.rows[index + 1] });
  const explained = rows.findIndex(isExplained);
  return (
    <ol className={styles.rows}>
      {rows.map((row, index) => (
        <li key={row.team.id} className={`${styles.row} ${index === explained ? styles.explained : ''}`}>
          {table.isRanked && <span className={styles.rank}>{row.rank}</span>}
          <Crest name={row.team.name} url={row.team.avatarUrl} kind={row.team.competitorKind} width={20} />
          <b className={styles.name}>{row.team.name}</b>
          <span className={styles.form}>
            <FormLetters form={row.form} />
          </span>
          <b className={styles.main}>{cellOf(main, row, locale)}</b>
          {index === explained && <Explanation table={table} rules={rules} index={index} />}
        </li>
      ))}
    </ol>
  );
}

function Explanation({ table, rules, index }: Omit<BriefTableProps, 'first'> & { readonly index: number }) {
  const t = useTranslations('standings');
  const locale = useLocale();
  const row = table.rows[index];
  if (row === undefined) return null;
  const names = new Map(table.rows.map(({ team }) => [team.id, team.name]));
  const { sentences } = explain(
    { t, locale, unit: unitOf(rules), sets: setsOfWin(rules), names },
    { row, above: table.rows[index - 1], below: table.rows[index + 1] },
  );
  return (
    <p className={styles.why}>
      <InfoOutlined aria-hidden="true" className={styles.icon} />
      <span>
        <b>{t('why')}</b> {sentences.slice(0, 2).join(' ')}
      </span>
    </p>
  );
}
