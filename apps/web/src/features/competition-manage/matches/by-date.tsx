'use client';

import Button from '@mui/material/Button';
import type { MatchUnit } from '@traip/engine';
import { useTranslations } from 'next-intl';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import { QueryState } from '../../../ui/list/query-state.tsx';
import { UrlPager } from '../../../ui/list/url-pager.tsx';
import { parsePage, useUrlState } from '../../../ui/list/use-url-state.ts';
import { MatchRows } from '../../../ui/match-row/match-rows.tsx';
import { MatchFilters } from './match-filters.tsx';
import type { PhasesWithMatches } from './phase-filter.tsx';
import { useMatches } from './use-matches.ts';

const noCriteria = { phase: '', search: '', timeline: '', state: '' };

interface ByDateProps extends PhasesWithMatches {
  readonly unit: MatchUnit;
  readonly hrefOf: (matchId: string) => string;
}

/** By kick-off, page by page. */
export function ByDate({ competitionId, unit, phases, hrefOf }: ByDateProps) {
  const t = useTranslations('competitionManage');
  const [criteria, change] = useUrlState({ ...noCriteria, page: '1' });
  const query = useMatches(competitionId, criteria);
  const clear = (
    <Button variant="outlined" onClick={() => change({ ...noCriteria, page: '1' })}>
      {t('clearFilters')}
    </Button>
  );
  return (
    <>
      <MatchFilters
        phases={phases}
        criteria={criteria}
        available={query.data?.filters}
        onChange={(to) => change({ ...to, page: '1' })}
      />
      <QueryState
        query={query}
        errorTitle={t('matchesFailed', { unit })}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState title={t('noMatchFits', { unit })} action={clear}>
            {t('noMatchFitsText')}
          </EmptyState>
        }
      >
        {({ items, total, totalPages }) => (
          <>
            <MatchRows matches={items} density="compact" withRound hrefOf={({ id }) => hrefOf(id)} />
            <UrlPager page={parsePage(criteria.page)} totalPages={totalPages} change={change}>
              {t('matchCount', { count: total, unit })}
            </UrlPager>
          </>
        )}
      </QueryState>
    </>
  );
}
