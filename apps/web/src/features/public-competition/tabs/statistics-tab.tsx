import { matchUnit } from '@traip/engine';
import { useTranslations } from 'next-intl';
import { Link } from '../../../i18n/navigation.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import { LinkPager } from '../../../ui/list/link-pager.tsx';
import { PlayerList } from '../../../ui/statistics/player-list.tsx';
import { StatisticsOverview } from '../../../ui/statistics/statistics-overview.tsx';
import { useListTitle } from '../../../ui/statistics/use-list-title.ts';
import {
  type LeadersData,
  loadLeaders,
  loadSideStats,
  loadStats,
  numberParam,
  type PlayerStats,
  type SideStatsData,
  textParam,
} from '../../public-matches/index.ts';
import styles from '../parts/public-competition.module.css';
import type { TabProps } from '../parts/tab-props.ts';
import { SeeAll } from '../summary/see-all.tsx';

type Lists = LeadersData['lists'];
type Metric = Lists[number]['metric'];

/** An overview of all statistics of the sport, or one of the lists in full. */
export async function StatisticsTab({ competition, searchParams }: TabProps) {
  const { lists } = await loadLeaders(competition.id);
  const selected = lists.find(({ metric }) => metric === textParam(searchParams, 'metric'));
  if (selected === undefined) {
    const sides = await loadSideStats(competition.id);
    return <Overview competition={competition} lists={lists} sides={sides} />;
  }
  const { metric } = selected;
  const page = numberParam(searchParams, 'page') ?? 1;
  const stats = await loadStats({ competitionId: competition.id, metric, page });
  return <FullList competition={competition} lists={lists} metric={metric} page={page} stats={stats} />;
}

type Competition = TabProps['competition'];

const addressOf = ({ id }: Competition, metric: Metric, page = 1) =>
  `/c/${id}?tab=statistics&metric=${metric}&page=${page}`;

interface OverviewProps {
  readonly competition: Competition;
  readonly lists: Lists;
  readonly sides: SideStatsData;
}

function Overview({ competition, lists, sides }: OverviewProps) {
  const t = useTranslations('publicCompetition');
  const { category } = competition;
  if (lists.length === 0 && sides.rows.length === 0)
    return (
      <Card title={t('tabs.statistics')} flush>
        <EmptyState title={t('noStats')}>
          {t('noStatsText', { unit: matchUnit(category.sportVariantKey) })}
        </EmptyState>
      </Card>
    );
  return (
    <div className={styles.stack}>
      <Choice competition={competition} lists={lists} metric={null} />
      <StatisticsOverview
        category={category}
        lists={lists}
        sides={sides}
        kind={competition.competitors}
        more={(metric) => <SeeAll href={addressOf(competition, metric)} />}
      />
    </div>
  );
}

interface ChoiceProps extends Pick<OverviewProps, 'competition' | 'lists'> {
  /** Null: all of them. */
  readonly metric: Metric | null;
}

function Choice({ competition, lists, metric }: ChoiceProps) {
  const t = useTranslations();
  const titleOf = useListTitle(competition.category);
  if (lists.length === 0) return null;
  return (
    <nav aria-label={t('publicCompetition.metricChoice')} className={styles.choices}>
      <Link
        href={`/c/${competition.id}?tab=statistics`}
        scroll={false}
        aria-current={metric === null ? 'true' : undefined}
      >
        {t('statistics.overview')}
      </Link>
      {lists.map((list) => (
        <Link
          key={list.metric}
          href={addressOf(competition, list.metric)}
          scroll={false}
          aria-current={list.metric === metric ? 'true' : undefined}
        >
          {titleOf(list.metric)}
        </Link>
      ))}
    </nav>
  );
}

interface FullListProps extends Pick<OverviewProps, 'competition' | 'lists'> {
  readonly metric: Metric;
  readonly page: number;
  readonly stats: PlayerStats;
}

function FullList({ competition, lists, metric, page, stats: { items, totalPages } }: FullListProps) {
  const t = useTranslations('ui.pager');
  const titleOf = useListTitle(competition.category);
  const address = (to: number) => addressOf(competition, metric, to);
  return (
    <div className={styles.stack}>
      <Choice competition={competition} lists={lists} metric={metric} />
      <Card title={titleOf(metric)} flush>
        <PlayerList rows={items} unit={matchUnit(competition.category.sportVariantKey)} />
        {totalPages > 1 && (
          <LinkPager
            previous={page > 1 ? address(page - 1) : null}
            next={page < totalPages ? address(page + 1) : null}
          >
            {t('position', { page, totalPages })}
          </LinkPager>
        )}
      </Card>
    </div>
  );
}
