import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import type { StandingColumn } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { Link } from '../../i18n/navigation.ts';
import { Crest } from '../identity/crest.tsx';
import { cellOf } from './columns.ts';
import { explain, isTieBroken } from './explain.ts';
import { FormLetters } from './form-letters.tsx';
import { RowDetail } from './row-detail.tsx';
import { marksOf, notesOf } from './row-notes.ts';
import styles from './standings.module.css';
import type { StandingsText } from './standings-text.ts';
import type { TableView } from './types.ts';
import { toneOf } from './zones.ts';

interface StandingRowProps {
  readonly table: TableView;
  readonly index: number;
  readonly columns: readonly StandingColumn[];
  readonly texts: StandingsText;
  readonly zone: number | null;
  readonly score: string | undefined;
  readonly hasMedals: boolean;
}

/** A team's row, and its detail row. */
export function StandingRow(props: StandingRowProps) {
  const { table, index, columns, texts, zone, hasMedals } = props;
  const row = table.rows[index];
  if (row === undefined) return null;
  const tone = zone === null ? '' : styles[toneOf(zone)];
  return (
    <>
      <tr className={`${styles.row} ${tone}`}>
        <td className={styles.rank}>{table.isRanked && <Rank hasMedals={hasMedals} rank={row.rank} />}</td>
        <th scope="row" className={styles.team}>
          <Team {...props} />
        </th>
        {columns.map(({ key, isEssential, isMain }) => (
          <td
            key={key}
            className={`${styles.number} ${isEssential ? '' : styles.spare} ${isMain ? styles.main : ''}`}
          >
            {cellOf(key, row, texts.locale)}
            {key === 'PTS' && row.deduction !== 0 && <sup className={styles.star}>*</sup>}
          </td>
        ))}
        <td className={styles.form}>
          <FormLetters form={row.form} />
        </td>
      </tr>
      {table.isRanked && <More {...props} />}
    </>
  );
}

const medals = [styles.gold, styles.silver, styles.bronze];

function Rank({ rank, hasMedals }: Pick<StandingRowProps, 'hasMedals'> & { readonly rank: number }) {
  const medal = hasMedals ? medals[rank - 1] : undefined;
  return medal === undefined ? rank : <span className={`${styles.medal} ${medal}`}>{rank}</span>;
}

function Team({ table, index, texts, score }: StandingRowProps) {
  const t = useTranslations('standings');
  const row = table.rows[index];
  if (row === undefined) return null;
  return (
    <span className={styles.who}>
      <Crest name={row.team.name} url={row.team.avatarUrl} kind={row.team.competitorKind} width={24} />
      <span className={styles.words}>
        <Link href={`/team/${row.team.id}`} className={styles.name}>
          {row.team.name}
        </Link>
        {score !== undefined && (
          <span className={styles.playing}>
            <span className="visually-hidden">{t('playing', { score })}</span>
            <span aria-hidden="true">{score}</span>
          </span>
        )}
        {marksOf(texts, table, row).map(({ key, text, isGood }) => (
          <span key={key} className={`${styles.mark} ${isGood ? styles.good : ''}`}>
            {text}
          </span>
        ))}
        <span className={styles.formBelow}>
          <FormLetters form={row.form} />
        </span>
      </span>
    </span>
  );
}

/** Works without JavaScript. The toggle is beside the name, and the detail is as wide as the table. */
function More({ table, index, columns, texts, zone }: StandingRowProps) {
  const t = useTranslations('standings');
  const row = table.rows[index];
  const above = table.rows[index - 1];
  const below = table.rows[index + 1];
  if (row === undefined) return null;
  const isTie = isTieBroken({ row, below });
  const explanation = explain(texts, { row, above, below });
  return (
    <tr className={`${styles.more} ${zone === null ? '' : styles[toneOf(zone)]}`}>
      <td colSpan={columns.length + 3}>
        <details className={styles.details}>
          <summary className={`${styles.summary} ${isTie ? styles.tie : ''}`}>
            <span className="visually-hidden">{t('whyOf', { team: row.team.name })}</span>
            <span aria-hidden="true" className={styles.ask}>
              {t('why')}
            </span>
            <span aria-hidden="true" className={styles.mark1}>
              ?
            </span>
            <ExpandMoreRounded aria-hidden="true" className={styles.arrow} />
          </summary>
          <RowDetail
            explanation={explanation}
            texts={texts}
            kind={row.team.competitorKind}
            notes={notesOf(texts, table, row)}
            numbers={columns
              .filter(({ isEssential }) => !isEssential)
              .map(({ key }) => ({ key, value: cellOf(key, row, texts.locale) }))}
          />
        </details>
      </td>
    </tr>
  );
}
