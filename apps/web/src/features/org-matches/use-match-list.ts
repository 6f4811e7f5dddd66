'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { timelines } from '@traip/contract';
import { sportKeys } from '@traip/engine';
import { matchStatuses } from '@traip/engine/match';
import { matchApi } from '../../lib/api/browser.ts';
import { parseDay, parseId, parseOption, parsePage, withoutUndefined } from '../../ui/list/url-state.ts';
import { openingPage } from './opening-page.ts';

export const noCriteria = {
  search: '',
  state: '',
  timeline: '',
  competitionId: '',
  seasonId: '',
  categoryId: '',
  teamId: '',
  traipId: '',
  sportKey: '',
  pending: '',
  from: '',
  to: '',
};

export const pendings = ['conflict', 'dispute', 'overdue', 'close', 'referee', 'date', 'lineup'] as const;

export type Criteria = Readonly<Record<keyof typeof noCriteria | 'page', string>>;

/** Invalid values from the URL are ignored. */
function toQuery(criteria: Criteria) {
  return withoutUndefined({
    timeline: parseOption(timelines, criteria.timeline),
    state: parseOption(matchStatuses, criteria.state),
    sportKey: parseOption(sportKeys, criteria.sportKey),
    from: parseDay(criteria.from),
    to: parseDay(criteria.to),
    competitionId: parseId(criteria.competitionId),
    seasonId: parseId(criteria.seasonId),
    categoryId: parseId(criteria.categoryId),
    traipId: parseId(criteria.traipId),
    teamId: parseId(criteria.teamId),
  });
}

/** Matches per page. */
const limit = 20;

/** The poll interval while a match is live. */
const pollInterval = 15_000;

export function useMatchList(organizationId: string | undefined, criteria: Criteria) {
  const { search, page, pending } = criteria;
  const body = {
    organizationId,
    search,
    withFilters: true,
    withoutReferee: pending === 'referee',
    unscheduled: pending === 'date',
    withoutLineup: pending === 'lineup',
    overdue: pending === 'overdue',
    unofficial: pending === 'close',
    disputed: pending === 'dispute',
    conflicting: pending === 'conflict',
    ...toQuery(criteria),
  };
  const opening = useOpeningPage(body, page === '');
  const shown = { ...body, limit, page: page === '' ? (opening.data ?? 1) : parsePage(page) };
  const query = useQuery({
    queryKey: ['match', 'find', shown],
    queryFn: ({ signal }) => matchApi.find({ body: shown }, { signal }),
    // If the opening page is unknown, the first page is shown.
    enabled: organizationId !== undefined && (page !== '' || opening.isFetched || !opening.isEnabled),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.items.some((match) => match.state === 'IN_PROGRESS') ? pollInterval : false,
  });
  return { query, page: shown.page };
}

type Body = Parameters<typeof matchApi.find>[0]['body'];

/** The page with today's or the next matches, when the URL has no page. */
function useOpeningPage(body: Body, isEnabled: boolean) {
  // A list of only upcoming matches begins with the next one.
  const isMixed = body.timeline === undefined || body.timeline === 'PAST';
  const counted = { ...body, withFilters: false, limit: 1 };
  return useQuery({
    queryKey: ['match', 'find', counted, 'opening'],
    queryFn: async ({ signal }) => {
      const [past, all] = await Promise.all([
        matchApi.find({ body: { ...counted, timeline: 'PAST' } }, { signal }),
        matchApi.find({ body: counted }, { signal }),
      ]);
      return openingPage(past.total, all.total, limit);
    },
    enabled: body.organizationId !== undefined && isEnabled && isMixed,
  });
}

export type MatchPage = NonNullable<ReturnType<typeof useMatchList>['query']['data']>;
export type MatchData = MatchPage['items'][number];
