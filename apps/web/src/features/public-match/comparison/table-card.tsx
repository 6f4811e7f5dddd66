import { setsOfWin, standingColumns } from '@traip/contract';
import { matchUnitOf } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import { Link } from '../../../i18n/navigation.ts';
import { Card } from '../../../ui/card.tsx';
import { Crest } from '../../../ui/identity/crest.tsx';
import { unitOf } from '../../../ui/standings/criterion.ts';
import { cellOf } from '../../../ui/standings/index.ts';
import type { ComparisonData, PublicMatchData } from '../data/load.ts';
import { rulesOf } from '../data/rules-of.ts';
import { stageOf } from '../data/stage.ts';
import styles from './table-card.module.css';

type Table = NonNullable<ComparisonData['table']>;

interface TableCardProps {
  readonly match: PublicMatchData;
  readonly table: Table;
}

/** The parts of the table around both sides, and what the match changed. */
export function TableCard({ match, table }: TableCardProps) {
  const t = useTranslations('publicMatch.table');
  const stage = stageOf(match);
  const unit = matchUnitOf(rulesOf(match));
  const title = t(stage === 'LIVE' || stage === 'OVER' ? stage : 'AHEAD', { unit });
  const own = [match.home?.id, match.away?.id];
  return (
    <Card title={title} flush>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <caption className="visually-hidden">{title}</caption>
          <Head match={match} />
          <tbody>
            {table.rows.map((row, index) => (
              <Row
                key={row.team.id}
                row={row}
                match={match}
                isOwn={own.includes(row.team.id)}
                isAfterGap={
                  row.rank - (table.rows[index - 1]?.rank ?? row.rank) > 1 && table.of > table.rows.length
                }
              />
            ))}
          </tbody>
        </table>
      </div>
      <Moves match={match} table={table} />
      <Link href={`/c/${match.competition.id}`} className={styles.whole}>
        {t('whole')}
      </Link>
    </Card>
  );
}

const columnsOf = (match: PublicMatchData) =>
  standingColumns(rulesOf(match)).filter(({ isEssential }) => isEssential);

function Head({ match }: Pick<TableCardProps, 'match'>) {
  const t = useTranslations('standings');
  const unit = unitOf(rulesOf(match));
  const sets = setsOfWin(rulesOf(match));
  return (
    <thead>
      <tr>
        <th scope="col" aria-label={t('rank')} className={styles.rank}>
          <abbr title={t('rank')}>#</abbr>
        </th>
        <th scope="col" className={styles.team}>
          {t('team', { kind: match.home?.competitorKind ?? 'TEAM' })}
        </th>
        {columnsOf(match).map(({ key }) => (
          <th key={key} scope="col" aria-label={t(`columns.${key}.long`, { unit, sets })}>
            <abbr title={t(`columns.${key}.long`, { unit, sets })}>
              {t(`columns.${key}.short`, { unit, sets })}
            </abbr>
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface RowProps {
  readonly row: Table['rows'][number];
  readonly match: PublicMatchData;
  readonly isOwn: boolean;
  /** Whether rows of the table are left out above. */
  readonly isAfterGap: boolean;
}

function Row({ row, match, isOwn, isAfterGap }: RowProps) {
  const locale = useLocale();
  const { team, rank } = row;
  return (
    <tr className={[isOwn && styles.own, isAfterGap && styles.gap].filter(Boolean).join(' ')}>
      <td className={styles.rank}>{rank}</td>
      <th scope="row" className={styles.team}>
        <span>
          <Crest name={team.name} url={team.avatarUrl} kind={team.competitorKind} width={20} />
          <Link href={`/team/${team.id}`}>{team.name}</Link>
        </span>
      </th>
      {columnsOf(match).map(({ key, isMain }) => (
        <td key={key} className={isMain ? styles.main : undefined}>
          {cellOf(key, row, locale)}
        </td>
      ))}
    </tr>
  );
}

/** "Deportivo sube del puesto 5 al 3." */
function Moves({ match, table }: TableCardProps) {
  const t = useTranslations('publicMatch.table');
  const { before, rows } = table;
  if (before === null) return null;
  const sentences = (['home', 'away'] as const).flatMap((side) => {
    const row = rows.find(({ team }) => team.id === match[side]?.id);
    const was = before[side];
    // A side without earlier matches shared its place with everyone.
    if (row === undefined || was === null || row.played < 2) return [];
    const move = was === row.rank ? 'stays' : was > row.rank ? 'climbs' : 'drops';
    const many = row.team.competitorKind === 'PAIR' ? 'yes' : 'no';
    return [t(move, { name: row.team.name, before: was, after: row.rank, many })];
  });
  return sentences.length > 0 && <p className={styles.moves}>{sentences.join(' ')}</p>;
}
