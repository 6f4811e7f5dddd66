import { useLocale, useTranslations } from 'next-intl';
import { Link } from '../../i18n/navigation.ts';
import { gapText, markText, paceText } from '../../ui/race/mark-text.ts';
import { useHeatText } from '../../ui/race/use-heat-text.ts';
import type { RaceInfo, ResultRow } from './load.ts';
import type { RecordBadge, RecordBadges } from './load-records.ts';
import styles from './ranking.module.css';
import { Badges } from './record-badges.tsx';
import { RelayMembers } from './relay-members.tsx';
import { addressOf, type ResultsQuery } from './results-query.ts';
import { SegmentTable } from './segment-table.tsx';
import { useShownName } from './shown-name.ts';
import { Wind } from './wind.tsx';

interface ResultTableProps {
  readonly competitionId: string;
  readonly race: RaceInfo;
  readonly items: readonly ResultRow[];
  readonly query: ResultsQuery;
  readonly showsPace: boolean;
  readonly badges: RecordBadges;
}

export function ResultTable({ competitionId, race, items, query, showsPace, badges }: ResultTableProps) {
  const t = useTranslations('races.public');
  const hasPace = showsPace && race.kind === 'TIME' && (race.distance ?? 0) >= 1000;
  const hasNet = items.some(({ netMark }) => netMark !== null);
  const isFiltered = query.gender !== null || query.band !== '';
  return (
    <table className={styles.table} aria-label={race.name}>
      <thead>
        <tr>
          <th scope="col" className={styles.place}>
            {t('place')}
          </th>
          <th scope="col" className={styles.bib}>
            {t('bib')}
          </th>
          <th scope="col">{t('runner')}</th>
          {race.bands.length > 0 && <th scope="col">{t('category')}</th>}
          {hasPace && (
            <th scope="col" className={styles.wide}>
              {t('pace')}
            </th>
          )}
          {hasNet && (
            <th scope="col" className={styles.wide}>
              {t('net')}
            </th>
          )}
          <th scope="col" className={styles.time}>
            {t('mark', { kind: race.kind })}
          </th>
          <th scope="col" className={styles.wide}>
            {t('gap')}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((row) => (
          <Row
            key={row.entryId}
            row={row}
            race={race}
            hasPace={hasPace}
            hasNet={hasNet}
            isFiltered={isFiltered}
            badges={badges.get(row.entryId)}
            isOpen={query.card === row.entryId}
            href={addressOf(competitionId, query, {
              page: query.page,
              card: query.card === row.entryId ? '' : row.entryId,
            })}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly row: ResultRow;
  readonly race: RaceInfo;
  readonly hasPace: boolean;
  readonly hasNet: boolean;
  readonly badges: readonly RecordBadge[] | undefined;
  readonly isFiltered: boolean;
  /** Whether the parts of the course are shown. */
  readonly isOpen: boolean;
  readonly href: string;
}

function Row(props: RowProps) {
  const { row, race, isOpen, hasPace, hasNet } = props;
  const name = useShownName()(row);
  const columns = 5 + (race.bands.length > 0 ? 1 : 0) + (hasPace ? 1 : 0) + (hasNet ? 1 : 0);
  return (
    <>
      <Line {...props} name={name} />
      {isOpen && row.segments.length > 0 && (
        <tr>
          <td colSpan={columns}>
            <SegmentTable row={row} race={race} name={name} />
          </td>
        </tr>
      )}
    </>
  );
}

function Line({
  row,
  race,
  hasPace,
  hasNet,
  badges,
  isFiltered,
  isOpen,
  href,
  name,
}: RowProps & { readonly name: string }) {
  const t = useTranslations('races.public');
  const heatText = useHeatText();
  const { bib, club, band, mark, place, groupPlace, categoryPlace } = row;
  // All of a final race at once.
  const isFinal = race.round !== null && race.advance === null;
  return (
    <tr>
      <td className={styles.place}>
        <span className={styles.medal} data-place={groupPlace ?? undefined}>
          {groupPlace ?? '–'}
        </span>
        {isFiltered && <span className={styles.quiet}>{place}</span>}
      </td>
      <td className={styles.bib}>{bib}</td>
      <td>
        {row.segments.length > 0 ? (
          <Link
            href={href}
            scroll={false}
            prefetch={false}
            className={styles.opens}
            aria-label={t('segmentsOf', { name })}
            aria-expanded={isOpen}
          >
            {name}
          </Link>
        ) : (
          <b>{name}</b>
        )}
        <span className={styles.quiet}>
          <span className={styles.narrow}>
            {t('bibOf', { bib })}
            {club !== null && ' · '}
          </span>
          {[club === row.team ? null : club, heatText({ heat: isFinal ? null : row.heat, lane: row.lane })]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <RelayMembers members={row.members} />
      </td>
      {race.bands.length > 0 && (
        <td>
          <b className={styles.band}>{band}</b>
          <span className={styles.quiet}>
            {categoryPlace !== null && t('rank', { place: categoryPlace })}
          </span>
        </td>
      )}
      {hasPace && (
        <td className={styles.wide}>{mark !== null && place !== null && paceText(mark, race.distance)}</td>
      )}
      {hasNet && <NetTime row={row} race={race} />}
      <Outcome row={row} race={race} badges={badges} hasNet={hasNet} />
    </tr>
  );
}

function NetTime({ row: { netMark, status }, race }: Pick<RowProps, 'row' | 'race'>) {
  const locale = useLocale();
  return (
    <td className={styles.wide}>{status === null && netMark !== null && markText(netMark, race, locale)}</td>
  );
}

/** The mark and how far behind it is, or why there is none. */
function Outcome({ row, race, badges, hasNet }: Pick<RowProps, 'row' | 'race' | 'badges' | 'hasNet'>) {
  const t = useTranslations('races.public');
  const locale = useLocale();
  const { mark, netMark, status, groupPlace, gap } = row;
  if (status !== null)
    return (
      <>
        <td className={styles.time}>
          <abbr title={t(`statuses.${status}`)}>{status}</abbr>
          <span className={`${styles.quiet} ${styles.narrow}`}>{t(`statuses.${status}`)}</span>
        </td>
        <td className={styles.wide}>{t(`statuses.${status}`)}</td>
      </>
    );
  const behind = gap ? gapText(gap, race, locale) : null;
  // Of a relay the team wins, whoever is in it.
  const gender = race.legs === null ? (row.gender ?? 'OTHER') : 'OTHER';
  const isFirst = groupPlace === 1;
  const sameTime = gap === 0 && !isFirst && groupPlace !== null ? t('sameTime') : null;
  return (
    <>
      <td className={styles.time}>
        <b>{mark !== null && markText(mark, race, locale)}</b>
        <Badges badges={badges} />
        <Wind race={race} row={row} />
        {hasNet && netMark !== null && (
          <span className={`${styles.quiet} ${styles.narrow}`}>
            {t('netOf', { time: markText(netMark, race, locale) })}
          </span>
        )}
        <span className={`${styles.quiet} ${styles.narrow}`}>
          {behind ?? sameTime ?? (isFirst && t('winner', { gender }))}
        </span>
      </td>
      <td className={styles.wide}>{behind ?? sameTime ?? '—'}</td>
    </>
  );
}
