import { useLocale, useTranslations } from 'next-intl';
import { fullName } from '../../ui/identity/full-name.ts';
import type { RankingInfo, TableRow } from './load-rankings.ts';
import own from './overall-table.module.css';
import styles from './ranking.module.css';
import { clubKinds, isTimed, valueText } from './value-text.ts';

interface OverallTableProps {
  readonly ranking: RankingInfo;
  readonly items: readonly TableRow[];
  readonly isFiltered: boolean;
}

export function OverallTable({ ranking, items, isFiltered }: OverallTableProps) {
  const t = useTranslations('races');
  const { name, kind } = ranking;
  // For teams in one race, each runner is a cell instead of each race.
  const races = kind === 'TEAMS' ? [] : ranking.countedRaces;
  const hasBands = items.some(({ band }) => band !== null);
  return (
    <div className={own.frame}>
      <table className={styles.table} aria-label={name}>
        <thead>
          <tr>
            <th scope="col" className={styles.place}>
              {t('public.place')}
            </th>
            <th scope="col">{clubKinds.has(kind) ? t('overall.club') : t('public.runner')}</th>
            {hasBands && (
              <th scope="col" className={styles.wide}>
                {t('public.category')}
              </th>
            )}
            {races.map((race) => (
              <th key={race.id} scope="col" className={own.race}>
                {race.name}
              </th>
            ))}
            <th scope="col" className={styles.time}>
              {isTimed(ranking) ? t('public.time') : t('overall.points', { kind })}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((row) => (
            <Line
              key={row.position}
              row={row}
              ranking={ranking}
              hasBands={hasBands}
              isFiltered={isFiltered}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface LineProps {
  readonly row: TableRow;
  readonly ranking: RankingInfo;
  readonly hasBands: boolean;
  readonly isFiltered: boolean;
}

function Line({ row, ranking, hasBands, isFiltered }: LineProps) {
  const t = useTranslations('races');
  const { person, bib, club, band, place, groupPlace, cells } = row;
  const isOfClubs = clubKinds.has(ranking.kind);
  const name = isOfClubs
    ? club
    : (person && fullName(person)) || t('public.hidden', { bib: bib ?? '', kind: 'RACE' });
  const isOfRunners = ranking.kind === 'TEAMS';
  return (
    <tr>
      <td className={styles.place}>
        <span className={styles.medal} data-place={groupPlace ?? undefined}>
          {groupPlace ?? '–'}
        </span>
        {isFiltered && place !== null && <span className={styles.quiet}>{place}</span>}
      </td>
      <td>
        <b>{name}</b>
        {!isOfClubs && <span className={styles.quiet}>{club}</span>}
        <span className={isOfRunners ? own.runners : own.narrow}>
          {cells.map((cell, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its race
            <Cell key={at} cell={cell} ranking={ranking} />
          ))}
        </span>
      </td>
      {hasBands && <td className={`${styles.wide} ${styles.band}`}>{band}</td>}
      {!isOfRunners &&
        cells.map((cell, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its race
          <td key={at} className={own.race}>
            <Cell cell={cell} ranking={ranking} />
          </td>
        ))}
      <Total row={row} ranking={ranking} />
    </tr>
  );
}

type CellProps = Pick<LineProps, 'ranking'> & { readonly cell: TableRow['cells'][number] };

/** The result of a race; struck out if it doesn't count. */
function Cell({ cell, ranking }: CellProps) {
  const t = useTranslations('races');
  const locale = useLocale();
  if (cell === null) return <span className={own.none}>–</span>;
  const { value, status, counts, place } = cell;
  // The place adds something to a time; a team total already consists of places.
  const isPlaced = place !== null && ranking.kind !== 'TEAMS';
  const title = isPlaced ? t('overall.place', { place }) : undefined;
  if (status !== null && status !== 'NC') return <abbr title={t(`public.statuses.${status}`)}>{status}</abbr>;
  const text =
    value === null ? '–' : ranking.kind === 'TEAMS' ? `${value}` : valueText(value, ranking, locale);
  if (counts) return <span title={title}>{text}</span>;
  return (
    <s className={own.dropped} title={title}>
      {text}
      <span className="visually-hidden"> {t('overall.dropped')}</span>
    </s>
  );
}

function Total({ row, ranking }: Pick<LineProps, 'row' | 'ranking'>) {
  const t = useTranslations('races');
  const locale = useLocale();
  const { total, status, gap } = row;
  if (status !== null)
    return (
      <td className={styles.time}>
        {status === 'NC' ? (
          t('overall.incomplete')
        ) : (
          <abbr title={t(`public.statuses.${status}`)}>{status}</abbr>
        )}
      </td>
    );
  return (
    <td className={styles.time}>
      <b>{total === null ? '–' : valueText(total, ranking, locale)}</b>
      {isTimed(ranking) && gap !== null && gap > 0 && (
        <span className={styles.quiet}>+{valueText(gap, ranking, locale)}</span>
      )}
    </td>
  );
}
