import { useTranslations } from 'next-intl';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { LinkPager } from '../../ui/list/link-pager.tsx';
import { Filters } from './filters.tsx';
import { HeatLists } from './heat-lists.tsx';
import { Leaderboard } from './leaderboard.tsx';
import type { ResultPage } from './load.ts';
import type { RecordBadges } from './load-records.ts';
import { RaceFacts } from './race-facts.tsx';
import styles from './ranking.module.css';
import { ResultTable } from './result-table.tsx';
import { addressOf, type ResultsQuery } from './results-query.ts';
import { SheetLinks } from './sheet-links.tsx';

interface RankingProps {
  readonly competitionId: string;
  readonly results: ResultPage;
  readonly query: ResultsQuery;
  readonly showsPace: boolean;
  readonly badges: RecordBadges;
}

const stages = { LIVE: 'live', PROVISIONAL: 'provisional', OFFICIAL: 'official' } as const;

/** Golf has a leaderboard, everything else a list of marks. */
function List({ competitionId, results: { race, items }, query, showsPace, badges }: RankingProps) {
  if (race.advance !== null) return <HeatLists race={race} items={items} badges={badges} />;
  return race.golf === null ? (
    <ResultTable
      competitionId={competitionId}
      race={race}
      items={items}
      query={query}
      showsPace={showsPace}
      badges={badges}
    />
  ) : (
    <Leaderboard competitionId={competitionId} race={race} items={items} query={query} golf={race.golf} />
  );
}

export function Ranking({ competitionId, results, query, showsPace, badges }: RankingProps) {
  const t = useTranslations('races.public');
  const tHeats = useTranslations('races.heats');
  const { race, items, page, totalPages } = results;
  const { publication, edition, reason } = race;
  return (
    <section className={styles.card} aria-label={t('ranking')}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.title}>{race.advance === null ? t('ranking') : tHeats('title')}</h2>
          <RaceFacts race={race} />
        </div>
        {publication !== 'DRAFT' && (
          <span className={`${styles.badge} ${styles[publication]}`}>{t(stages[publication])}</span>
        )}
      </div>
      {edition > 1 && reason !== null && <p className={styles.note}>{t('corrected', { reason })}</p>}
      <Filters competitionId={competitionId} race={race} query={query} />
      {items.length === 0 ? (
        <EmptyState title={t('nobody')}>{t('nobodyText', { kind: race.kind })}</EmptyState>
      ) : (
        <List
          competitionId={competitionId}
          results={results}
          query={query}
          showsPace={showsPace}
          badges={badges}
        />
      )}
      {race.bands.length > 0 && race.golf === null && <p className={styles.foot}>{t('foot')}</p>}
      {race.results > 0 && <SheetLinks competitionId={competitionId} race={race} />}
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
