import { useLocale, useTranslations } from 'next-intl';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { LinkPager } from '../../ui/list/link-pager.tsx';
import { markText } from '../../ui/race/mark-text.ts';
import { Search } from './filters.tsx';
import type { StartPage, StartRow } from './load.ts';
import { RaceFacts } from './race-facts.tsx';
import styles from './ranking.module.css';
import { RelayMembers } from './relay-members.tsx';
import { addressOf, type ResultsQuery } from './results-query.ts';
import { useShownName } from './shown-name.ts';
import own from './start-list.module.css';

interface StartListProps {
  readonly competitionId: string;
  readonly starts: StartPage;
  readonly query: ResultsQuery;
}

/** The entries with bib, lane and club, before there are any results. */
export function StartList({ competitionId, starts, query }: StartListProps) {
  const t = useTranslations('races.public');
  const { race, items, page, totalPages } = starts;
  return (
    <section className={styles.card} aria-label={t('startList')}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.title}>{t('startList')}</h2>
          <RaceFacts race={race} />
        </div>
        <span className={styles.quiet}>{t('runners', { count: race.entries, kind: race.kind })}</span>
      </div>
      <div className={styles.filters}>
        <Search query={query} label={t('search', { kind: race.kind })} />
      </div>
      {items.length === 0 ? (
        <EmptyState title={t('nobody')}>{t('nobodyText', { kind: race.kind })}</EmptyState>
      ) : (
        <Table starts={starts} />
      )}
      {totalPages > 1 && (
        <LinkPager
          previous={page > 1 ? addressOf(competitionId, query, { page: page - 1 }) : null}
          next={page < totalPages ? addressOf(competitionId, query, { page: page + 1 }) : null}
        >
          {t('page', { page, totalPages })}
        </LinkPager>
      )}
    </section>
  );
}

type Columns = Record<'heat' | 'lane' | 'band' | 'seed' | 'handicap' | 'teeTime' | 'hole', boolean>;

/** Columns that are empty for everyone on the page are left out. */
function columnsOf(items: readonly StartRow[]): Columns {
  const some = (has: (row: StartRow) => unknown) => items.some((row) => has(row) !== null);
  return {
    heat: some(({ heat }) => heat),
    lane: some(({ lane }) => lane),
    band: some(({ band }) => band),
    seed: some(({ seedMark }) => seedMark),
    handicap: some(({ handicapTenths }) => handicapTenths),
    teeTime: some(({ teeTime }) => teeTime),
    hole: some(({ startingHole }) => startingHole),
  };
}

function Table({ starts: { race, items } }: Pick<StartListProps, 'starts'>) {
  const t = useTranslations('races.public');
  const tHeats = useTranslations('races.heats');
  const tFields = useTranslations('races.table.fields');
  const isGolf = race.golf !== null;
  const columns = columnsOf(items);
  const kind = race.kind;
  const heads: readonly (readonly [boolean, string, (string | undefined)?])[] = [
    [columns.teeTime, tFields('teeTime'), own.number],
    [columns.hole, tFields('startingHole'), own.number],
    [columns.heat, tFields('heat', { kind }), own.number],
    [columns.lane, tHeats('lane'), own.number],
    [true, tFields('bib', { kind }), own.number],
    [true, t('runner')],
    [columns.band, t('category')],
    [columns.handicap, tFields('handicap'), own.number],
    [columns.seed, t('seed'), own.number],
  ];
  return (
    <div className={own.frame}>
      <table className={`${styles.table} ${own.table}`} aria-label={t('startList')}>
        <thead>
          <tr>
            {heads.map(
              ([isVisible, label, className]) =>
                isVisible && (
                  <th key={label} scope="col" className={className}>
                    {label}
                  </th>
                ),
            )}
          </tr>
        </thead>
        <tbody>
          {items.map((row) => (
            <Row key={row.entryId} row={row} race={race} columns={columns} isGolf={isGolf} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  readonly row: StartRow;
  readonly race: StartPage['race'];
  readonly columns: Columns;
  readonly isGolf: boolean;
}

function Row({ row, race, columns, isGolf }: RowProps) {
  const locale = useLocale();
  const nameOf = useShownName();
  const { bib, club, band, heat, lane, seedMark, handicapTenths, teeTime, startingHole } = row;
  const decimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 });
  const handicap =
    handicapTenths === null
      ? ''
      : `${handicapTenths < 0 ? '+' : ''}${decimal.format(Math.abs(handicapTenths) / 10)}`;
  const name = nameOf({ ...row, golf: isGolf ? {} : null });
  return (
    <tr>
      {columns.teeTime && <td className={own.number}>{teeTime}</td>}
      {columns.hole && <td className={own.number}>{startingHole}</td>}
      {columns.heat && <td className={own.number}>{heat}</td>}
      {columns.lane && <td className={own.number}>{lane}</td>}
      <td className={own.number}>
        <b>{bib}</b>
      </td>
      <td>
        <b>{name}</b>
        {club !== null && club !== row.team && <span className={styles.quiet}>{club}</span>}
        <RelayMembers members={row.members} />
      </td>
      {columns.band && <td>{band}</td>}
      {columns.handicap && <td className={own.number}>{handicap}</td>}
      {columns.seed && (
        <td className={own.number}>{seedMark !== null && markText(seedMark, race, locale)}</td>
      )}
    </tr>
  );
}
