import { playerStatMetrics } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { Link } from '../../../i18n/navigation.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import { LinkPager } from '../../../ui/list/link-pager.tsx';
import { unitOfSport } from '../../../ui/sport/unit-of-sport.ts';
import { loadStats, numberParam, type PlayerStats, textParam } from '../../public-matches/index.ts';
import { PlayerList } from '../parts/player-list.tsx';
import styles from '../parts/public-competition.module.css';
import type { TabProps } from '../parts/tab-props.ts';

type Metric = (typeof playerStatMetrics)[number];

export async function StatisticsTab({ competition, searchParams }: TabProps) {
  const metrics = await recordedMetrics(competition.id);
  const metric = metrics.find((key) => key === textParam(searchParams, 'metric')) ?? metrics[0] ?? 'goals';
  const page = numberParam(searchParams, 'page') ?? 1;
  const stats = await loadStats({ competitionId: competition.id, metric, page });
  return <Stats {...{ competition, metrics, metric, page, stats }} />;
}

/** Those in which somebody has something. */
async function recordedMetrics(competitionId: string): Promise<readonly Metric[]> {
  const totals = await Promise.all(
    playerStatMetrics.map(async (metric) => (await loadStats({ competitionId, metric, limit: 1 })).total),
  );
  return playerStatMetrics.filter((_, index) => (totals[index] ?? 0) > 0);
}

interface StatsProps extends Pick<TabProps, 'competition'> {
  readonly metrics: readonly Metric[];
  readonly metric: Metric;
  readonly page: number;
  readonly stats: PlayerStats;
}

function Stats({ competition, metrics, metric, page, stats: { items, totalPages } }: StatsProps) {
  const t = useTranslations();
  const { gender, sportVariantKey } = competition.category;
  const unit = unitOfSport(sportVariantKey);
  const address = (of: string, to = 1) => `/c/${competition.id}?tab=statistics&metric=${of}&page=${to}`;
  return (
    <div className={styles.stack}>
      <nav aria-label={t('publicCompetition.metricChoice')} className={styles.choices}>
        {metrics.map((playerStatMetric) => (
          <Link
            key={playerStatMetric}
            href={address(playerStatMetric)}
            scroll={false}
            aria-current={playerStatMetric === metric ? 'true' : undefined}
          >
            {t(`publicCompetition.metrics.${playerStatMetric}`, { unit, gender })}
          </Link>
        ))}
      </nav>
      <Card title={t(`publicCompetition.metrics.${metric}`, { unit, gender })} flush>
        {items.length === 0 ? (
          <EmptyState title={t('publicCompetition.noStats')}>{t('publicCompetition.noStatsText')}</EmptyState>
        ) : (
          <PlayerList rows={items} />
        )}
        {totalPages > 1 && (
          <LinkPager
            previous={page > 1 ? address(metric, page - 1) : null}
            next={page < totalPages ? address(metric, page + 1) : null}
          >
            {t('ui.pager.position', { page, totalPages })}
          </LinkPager>
        )}
      </Card>
    </div>
  );
}
