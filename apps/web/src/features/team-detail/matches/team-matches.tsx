'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { teamApi } from '../../../lib/api/browser.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import { QueryState } from '../../../ui/list/query-state.tsx';
import { UrlPager } from '../../../ui/list/url-pager.tsx';
import { parsePage, useUrlState } from '../../../ui/list/use-url-state.ts';
import { MatchRows } from '../../../ui/match-row/match-rows.tsx';
import { lineupHref, type TeamContext } from '../team/use-team.ts';

/** For the team's own people each match links to its lineup. */
export function TeamMatches({ context }: { readonly context: TeamContext }) {
  const { teamId, orgCode } = context;
  const t = useTranslations('teamDetail');
  const [criteria, change] = useUrlState({ page: '1' });
  const page = parsePage(criteria.page);
  const query = useQuery({
    queryKey: ['team', 'matches', { teamId, page }],
    queryFn: ({ signal }) => teamApi.matches({ params: { teamId }, query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <Card title={t('matches')} flush>
      <QueryState
        query={query}
        errorTitle={t('matchesFailed')}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState title={t('noMatches')}>{t('noMatchesText')}</EmptyState>}
      >
        {({ items, total, totalPages }) => (
          <>
            <MatchRows
              matches={items}
              viewedTeamOf={() => teamId}
              withCompetition
              {...(orgCode === undefined && { hrefOf: ({ id }) => lineupHref(context, id) })}
            />
            <UrlPager page={page} totalPages={totalPages} change={change}>
              {t('matchCount', { count: total })}
            </UrlPager>
          </>
        )}
      </QueryState>
    </Card>
  );
}
