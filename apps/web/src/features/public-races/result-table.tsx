import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import { useLocale, useTranslations } from 'next-intl';
import { Link } from '../../i18n/navigation.ts';
import { gapText, markText, paceText } from '../../ui/race/mark-text.ts';
import { useHeatText } from '../../ui/race/use-heat-text.ts';
import { kmText } from './km-text.ts';
import type { RaceInfo, ResultRow } from './load.ts';
import type { RecordBadge, RecordBadges } from './load-records.ts';
import styles from './ranking.module.css';
import { Badges } from './record-badges.tsx';
import { RelayMembers } from './relay-members.tsx';
import { addressOf, type ResultsQuery } from './results-query.ts';
import { SegmentTable } from './segment-table.tsx';
import { useShownName } from './shown-name.ts';
import { columnsOf, hasSplits } from './split-parts.ts';
import { SplitTable } from './split-table.tsx';
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
  const locale = useLocale();
  const splits = items.some((row) => hasSplits(row, race)) ? columnsOf(race.splitPoints) : [];
  const isOpenable = items.some((row) => opensOf(row, race));
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
          {splits.map((at, index) => (
            <th key={at} scope="col" className={splitStyle(index, splits.length)}>
              {kmText([race.splitPoints[at] ?? 0], race.distance, locale)}
            </th>
          ))}
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
          {race.kind === 'LAPS' && (
            <th scope="col" className={styles.wide}>
              {t('time')}
            </th>
          )}
          <th scope="col" className={styles.wide}>
            {t('gap')}
          </th>
          {isOpenable && (
            <th scope="col" className={styles.opener}>
              <span className="visually-hidden">{t('splits')}</span>
            </th>
          )}
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
            splits={splits}
            isOpenable={isOpenable}
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

/** Whether a row can be expanded: to its segments, or to the splits. */
const opensOf = (row: ResultRow, race: RaceInfo) => row.segments.length > 0 || hasSplits(row, race);

/** With little room, only the middle split stays. */
const splitStyle = (index: number, count: number) =>
  index === Math.floor(count / 2) ? styles.wide : `${styles.wide} ${styles.widest}`;

interface RowProps {
  readonly row: ResultRow;
  readonly race: RaceInfo;
  readonly hasPace: boolean;
  readonly hasNet: boolean;
  /** Which splits have columns. */
  readonly splits: readonly number[];
  /** Whether any row can be expanded. */
  readonly isOpenable: boolean;
  readonly badges: readonly RecordBadge[] | undefined;
  readonly isFiltered: boolean;
  /** Whether segments are shown. */
  readonly isOpen: boolean;
  readonly href: string;
}

function Row(props: RowProps) {
  const { row, race, isOpen, hasPace, hasNet, splits, isOpenable } = props;
  const name = useShownName()(row);
  const others = [race.bands.length > 0, hasPace, hasNet, isOpenable, race.kind === 'LAPS'];
  const columns = 5 + splits.length + others.filter(Boolean).length;
  return (
    <>
      <Line {...props} name={name} />
      {isOpen && opensOf(row, race) && (
        <tr>
          <td colSpan={columns} className={styles.opened}>
            {row.segments.length > 0 ? (
              <SegmentTable row={row} race={race} name={name} />
            ) : (
              <SplitTable row={row} race={race} name={name} showsPace={hasPace} />
            )}
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
  splits,
  isOpenable,
  badges,
  isFiltered,
  isOpen,
  href,
  name,
}: RowProps & { readonly name: string }) {
  const t = useTranslations('races.public');
  const { bib, band, mark, place, groupPlace, categoryPlace } = row;
  return (
    <tr>
      <td className={styles.place}>
        <span className={styles.medal} data-place={groupPlace ?? undefined}>
          {groupPlace ?? '–'}
        </span>
        {isFiltered && <span className={styles.quiet}>{place}</span>}
      </td>
      <td className={styles.bib}>{bib}</td>
      <Competitor row={row} race={race} isOpen={isOpen} href={href} name={name} />
      {race.bands.length > 0 && (
        <td>
          <b className={styles.band}>{band}</b>
          <span className={styles.quiet}>
            {categoryPlace !== null && t('rank', { place: categoryPlace })}
          </span>
        </td>
      )}
      {splits.map((at, index) => (
        <td key={at} className={splitStyle(index, splits.length)}>
          <Passed time={row.splits[at] ?? null} race={race} />
        </td>
      ))}
      {hasPace && (
        <td className={styles.wide}>{mark !== null && place !== null && paceText(mark, race.distance)}</td>
      )}
      {hasNet && <NetTime row={row} race={race} />}
      <Outcome row={row} race={race} badges={badges} hasNet={hasNet} />
      {isOpenable && (
        <td className={styles.opener}>
          {opensOf(row, race) && (
            <Link href={href} scroll={false} prefetch={false} aria-hidden="true" tabIndex={-1}>
              <ExpandMoreRounded className={isOpen ? styles.turned : undefined} />
            </Link>
          )}
        </td>
      )}
    </tr>
  );
}

type CompetitorProps = Pick<RowProps, 'row' | 'race' | 'isOpen' | 'href'> & { readonly name: string };

/** The name, which expands the details, with club and lane. */
function Competitor({ row, race, isOpen, href, name }: CompetitorProps) {
  const t = useTranslations('races.public');
  const heatText = useHeatText();
  const { bib, club } = row;
  // A final, with all finalists in one race.
  const isFinal = race.round !== null && race.advance === null;
  return (
    <td>
      {opensOf(row, race) ? (
        <Link
          href={href}
          scroll={false}
          prefetch={false}
          className={styles.opens}
          aria-label={t(row.segments.length > 0 ? 'segmentsOf' : 'splitsOf', { name })}
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
  );
}

function Passed({ time, race }: { readonly time: number | null; readonly race: RaceInfo }) {
  const locale = useLocale();
  return time !== null && markText(time, race, locale);
}

function NetTime({ row: { netMark, status }, race }: Pick<RowProps, 'row' | 'race'>) {
  const locale = useLocale();
  return (
    <td className={styles.wide}>{status === null && netMark !== null && markText(netMark, race, locale)}</td>
  );
}

/** The mark and the gap, or why there's none. */
function Outcome({ row, race, badges, hasNet }: Pick<RowProps, 'row' | 'race' | 'badges' | 'hasNet'>) {
  const t = useTranslations('races.public');
  const locale = useLocale();
  const { mark, netMark, elapsed, status, groupPlace, gap } = row;
  const isByLaps = race.kind === 'LAPS';
  const lapTime = elapsed === null ? null : markText(elapsed, { ...race, kind: 'TIME' }, locale);
  if (status !== null)
    return (
      <>
        <td className={styles.time}>
          <abbr title={t(`statuses.${status}`)}>{status}</abbr>
          <span className={`${styles.quiet} ${styles.narrow}`}>{t(`statuses.${status}`)}</span>
        </td>
        {isByLaps && <td className={styles.wide} />}
        <td className={styles.wide}>{t(`statuses.${status}`)}</td>
      </>
    );
  const behind = gap ? gapText(gap, race, locale) : null;
  // In a relay the team wins, whoever is in it.
  const gender = race.legs === null ? (row.gender ?? 'OTHER') : 'OTHER';
  const isFirst = groupPlace === 1;
  // For the same number of laps, the time decides.
  const sameTime = gap === 0 && !isByLaps && !isFirst && groupPlace !== null ? t('sameTime') : null;
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
        {lapTime !== null && <span className={`${styles.quiet} ${styles.narrow}`}>{lapTime}</span>}
        <span className={`${styles.quiet} ${styles.narrow}`}>
          {behind ?? sameTime ?? (isFirst && t('winner', { gender }))}
        </span>
      </td>
      {isByLaps && <td className={styles.wide}>{lapTime}</td>}
      <td className={styles.wide}>{behind ?? sameTime ?? '—'}</td>
    </>
  );
}
