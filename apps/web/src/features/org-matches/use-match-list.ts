'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { timelines } from '@traip/contract';
import { sportKeys } from '@traip/engine';
import { matchStatuses } from '@traip/engine/match';
import { matchApi } from '../../lib/api/browser.ts';
import { withoutUndefined, parseDay, parseId, parseOption, parsePage } from '../../ui/list/url-state.ts';
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

/** What a match can lack. */
export const pendings = ['overdue', 'referee', 'date', 'lineup'] as const;

export type Criteria = Readonly<Record<keyof typeof noCriteria | 'page', string>>;

/** An address can say anything: what is no state, no day, no sport narrows nothing. */
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

/** So many on a page. */
const limit = 20;

/** How often a list looks again while one of its matches is being played. */
const pollInterval = 15_000;

/** The matches of an organisation. */
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
    ...toQuery(criteria),
  };
  const opening = useOpeningPage(body, page === '');
  const shown = { ...body, limit, page: page === '' ? (opening.data ?? 1) : parsePage(page) };
  const query = useQuery({
    queryKey: ['match', 'find', shown],
    queryFn: ({ signal }) => matchApi.find({ body: shown }, { signal }),
    // Where today begins could not be told: the list is shown from its beginning.
    enabled: organizationId !== undefined && (page !== '' || opening.isFetched),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.items.some((match) => match.state === 'IN_PROGRESS') ? pollInterval : false,
  });
  return { query, page: shown.page };
}

type Body = Parameters<typeof matchApi.find>[0]['body'];

/** The page of what is played today, or comes next; the address says nothing about it. */
function useOpeningPage(body: Body, isEnabled: boolean) {
  const asked = { ...body, limit: 1 };
  return useQuery({
    queryKey: ['match', 'find', asked],
    queryFn: ({ signal }) => matchApi.find({ body: asked }, { signal }),
    select: ({ filters, total }) => openingPage(filters?.timelines ?? [], total, limit),
    enabled: body.organizationId !== undefined && isEnabled,
  });
}

export type MatchPage = NonNullable<ReturnType<typeof useMatchList>['query']['data']>;
export type MatchData = MatchPage['items'][number];
