'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { teamApi } from '../../../lib/api/browser.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import { QueryState } from '../../../ui/list/query-state.tsx';
import { MatchRows } from '../../../ui/match-row/match-rows.tsx';

export function Matches({ teamId }: { teamId: string }) {
  const t = useTranslations('teamDetail');
  const query = useQuery({
    queryKey: ['team', 'matches', { teamId }],
    queryFn: ({ signal }) => teamApi.matches({ params: { teamId }, query: {} }, { signal }),
  });
  return (
    <Card title={t('matches')} flush>
      <QueryState
        query={query}
        errorTitle={t('matchesFailed')}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState title={t('noMatches')}>{t('noMatchesText')}</EmptyState>}
      >
        {({ items }) => <MatchRows matches={items} seenFrom={() => teamId} withCompetition />}
      </QueryState>
    </Card>
  );
}
