import { playerStatMetrics } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { Link } from '../../../i18n/navigation.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import { LinkPager } from '../../../ui/list/link-pager.tsx';
import { unitOfSport } from '../../../ui/sport/unit-of-sport.ts';
import { loadStats, numberParam, type PlayerStats, textParam } from '../parts/load.ts';
import { PlayerList } from '../parts/player-list.tsx';
import styles from '../parts/public-competition.module.css';
import type { TabProps } from '../parts/tab-props.ts';

export async function StatisticsTab({ competition, searchParams }: TabProps) {
  const metric =
    playerStatMetrics.find((playerStatMetric) => playerStatMetric === textParam(searchParams, 'metric')) ??
    'goals';
  const page = numberParam(searchParams, 'page') ?? 1;
  const stats = await loadStats({ competitionId: competition.id, metric, page });
  return <Stats {...{ competition, metric, page, stats }} />;
}

interface StatsProps extends Pick<TabProps, 'competition'> {
  readonly metric: (typeof playerStatMetrics)[number];
  readonly page: number;
  readonly stats: PlayerStats;
}

function Stats({ competition, metric, page, stats: { items, totalPages } }: StatsProps) {
  const t = useTranslations();
  const unit = unitOfSport(competition.category.sportVariantKey);
  // Who scores points or runs cannot put one into the own goal.
  const metrics = playerStatMetrics.filter((key) => key !== 'ownGoals' || unit === 'GOALS');
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
            {t(`publicCompetition.metrics.${playerStatMetric}`, { unit })}
          </Link>
        ))}
      </nav>
      <Card title={t(`publicCompetition.metrics.${metric}`, { unit })} flush>
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
