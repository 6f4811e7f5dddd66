'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { timelines } from '@traip/contract';
import { matchStatuses } from '@traip/engine/match';
import { matchApi } from '../../lib/api/browser.ts';
import { pageIn } from '../../ui/list/use-url-state.ts';

export const nothingWanted = {
  ...{ search: '', state: '', timeline: '', competitionId: '', seasonId: '', categoryId: '', teamId: '' },
  ...{ pending: '' },
};

export type Wanted = Readonly<Record<keyof typeof nothingWanted | 'page', string>>;

/** How often a list looks again while one of its matches is being played. */
const whileLive = 15_000;

/** The matches of an organisation. An address can say anything: what is no state, or no time, narrows nothing. */
export function useMatchList(organizationId: string | undefined, wanted: Wanted) {
  const { search, page, pending, competitionId, seasonId, categoryId, teamId } = wanted;
  const timeline = timelines.find((one) => one === wanted.timeline);
  const state = matchStatuses.find((one) => one === wanted.state);
  const body = {
    ...{ organizationId, search, page: pageIn(page), withFilters: true },
    ...{ withoutReferee: pending === 'referee', unscheduled: pending === 'date' },
    ...(timeline && { timeline }),
    ...(state && { state }),
    ...(competitionId && { competitionId }),
    ...(seasonId && { seasonId }),
    ...(categoryId && { categoryId }),
    ...(teamId && { teamId }),
  };
  return useQuery({
    queryKey: ['match', 'find', body],
    queryFn: ({ signal }) => matchApi.find({ body }, { signal }),
    enabled: organizationId !== undefined,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.items.some((match) => match.state === 'IN_PROGRESS') ? whileLive : false,
  });
}

export type MatchPage = NonNullable<ReturnType<typeof useMatchList>['data']>;
export type MatchData = MatchPage['items'][number];
