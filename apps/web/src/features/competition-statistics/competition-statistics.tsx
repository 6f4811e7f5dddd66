'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type competitionApi, statisticsApi } from '../../lib/api/browser.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { QueryState } from '../../ui/list/query-state.tsx';
import { sportNouns } from '../../ui/nouns/sport-nouns.ts';
import { StatisticsOverview } from '../../ui/statistics/statistics-overview.tsx';

type Competition = Awaited<ReturnType<typeof competitionApi.fullById>>;

/** What organisers see of a competition beyond the public part. */
export function CompetitionStatistics({ competition }: { readonly competition: Competition }) {
  const t = useTranslations('publicCompetition');
  const { category, competitors: kind } = competition;
  const query = useStatistics(competition.id);
  return (
    <QueryState
      query={query}
      errorTitle={t('statsFailed')}
      isEmpty={({ lists, sides }) => lists.length === 0 && sides.rows.length === 0}
      empty={
        <Card>
          <EmptyState heading="h2" title={t('noStats')}>
            {t('noStatsText', { unit: sportNouns(category.sportVariantKey, kind).unit })}
          </EmptyState>
        </Card>
      }
    >
      {({ lists, sides }) => (
        <StatisticsOverview category={category} kind={kind} lists={lists} sides={sides} more={() => null} />
      )}
    </QueryState>
  );
}

function useStatistics(competitionId: string) {
  return useQuery({
    queryKey: ['statistics', 'overview', { competitionId }],
    queryFn: async ({ signal }) => {
      const query = { competitionId };
      const [{ lists }, sides] = await Promise.all([
        statisticsApi.leaders({ query }, { signal }),
        statisticsApi.sideStats({ query }, { signal }),
      ]);
      return { lists, sides };
    },
  });
}
