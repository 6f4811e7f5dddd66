import { useTranslations } from 'next-intl';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { LinkPager } from '../../ui/list/link-pager.tsx';
import { Filters, Search } from './filters.tsx';
import type { RaceInfo } from './load.ts';
import { loadTable, type RankingInfo, type TablePage } from './load-rankings.ts';
import { OverallTable } from './overall-table.tsx';
import styles from './ranking.module.css';
import { bandsOf, groupOf } from './ranking-groups.ts';
import { addressOf, type ResultsQuery } from './results-query.ts';
import { clubKinds } from './value-text.ts';

interface OverallRankingProps {
  readonly competitionId: string;
  readonly ranking: RankingInfo;
  readonly query: ResultsQuery;
  readonly races: readonly RaceInfo[];
}

/** A table over several races. */
export async function OverallRanking({
  competitionId,
  ranking,
  races,
  query: rawQuery,
}: OverallRankingProps) {
  const query = { ...rawQuery, ...groupOf(ranking, rawQuery) };
  const { gender, band, search, page } = query;
  const table = await loadTable(competitionId, ranking.id, {
    ...(gender && { gender }),
    ...(band && { band }),
    search,
    page,
    limit: 50,
  });
  return <Shown competitionId={competitionId} table={table} query={query} races={races} />;
}

interface ShownProps extends Pick<OverallRankingProps, 'races'> {
  readonly competitionId: string;
  readonly table: TablePage;
  readonly query: ResultsQuery;
}

function Shown({ competitionId, table, query, races }: ShownProps) {
  const t = useTranslations('races');
  const { ranking, items, page, totalPages } = table;
  const { name, kind, rules, countedRaces } = ranking;
  const isOfClubs = clubKinds.has(kind);
  const { best } = rules;
  return (
    <section className={styles.card} aria-label={name}>
      <div className={styles.head}>
        <h2 className={styles.title}>{name}</h2>
        <span className={styles.quiet}>{t('overall.counted', { count: countedRaces.length })}</span>
      </div>
      {isOfClubs ? (
        <div className={styles.filters}>
          <Search query={query} label={t('overall.searchClub')} />
        </div>
      ) : (
        <Filters
          competitionId={competitionId}
          query={query}
          race={filtered(ranking, races)}
          needsGender={rules.pointsBy !== 'ALL'}
          needsBand={rules.pointsBy === 'CATEGORY'}
        />
      )}
      {items.length === 0 ? (
        <EmptyState title={query.search === '' ? t('overall.empty') : t('public.nobody')}>
          {query.search === '' ? t('overall.emptyText') : t('public.nobodyText', { kind: 'RACE' })}
        </EmptyState>
      ) : (
        <OverallTable
          ranking={ranking}
          items={items}
          isFiltered={query.gender !== null || query.band !== ''}
        />
      )}
      {kind === 'SERIES' && best !== null && <p className={styles.foot}>{t('overall.bestOf', { best })}</p>}
      {kind === 'TEAMS' && <p className={styles.foot}>{t('overall.teamsFoot')}</p>}
      {totalPages > 1 && (
        <LinkPager
          previous={page > 1 ? addressOf(competitionId, query, { page: page - 1 }) : null}
          next={page < totalPages ? addressOf(competitionId, query, { page: page + 1 }) : null}
        >
          {t('public.page', { page, totalPages })}
        </LinkPager>
      )}
    </section>
  );
}

function filtered(ranking: RankingInfo, races: readonly RaceInfo[]) {
  return {
    kind: 'TIME' as const,
    bands: bandsOf(ranking, races),
    groups: ranking.groups.map(({ gender, band, count }) => ({ gender, band, finishers: count })),
  };
}
