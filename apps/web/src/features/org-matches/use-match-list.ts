'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { timelines } from '@traip/contract';
import { sportKeys } from '@traip/engine';
import { matchStatuses } from '@traip/engine/match';
import { matchApi } from '../../lib/api/browser.ts';
import { withoutUndefined, parseDay, parseId, parseOption, parsePage } from '../../ui/list/url-state.ts';
import { openingPage } from './opening-page.ts';

export const nothingWanted = {
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

export type Wanted = Readonly<Record<keyof typeof nothingWanted | 'page', string>>;

/** An address can say anything: what is no state, no day, no sport narrows nothing. */
function narrowingOf(wanted: Wanted) {
  return withoutUndefined({
    timeline: parseOption(timelines, wanted.timeline),
    state: parseOption(matchStatuses, wanted.state),
    sportKey: parseOption(sportKeys, wanted.sportKey),
    from: parseDay(wanted.from),
    to: parseDay(wanted.to),
    competitionId: parseId(wanted.competitionId),
    seasonId: parseId(wanted.seasonId),
    categoryId: parseId(wanted.categoryId),
    traipId: parseId(wanted.traipId),
    teamId: parseId(wanted.teamId),
  });
}

/** So many on a page. */
const limit = 20;

/** How often a list looks again while one of its matches is being played. */
const whileLive = 15_000;

/** The matches of an organisation. */
export function useMatchList(organizationId: string | undefined, wanted: Wanted) {
  const { search, page, pending } = wanted;
  const body = {
    organizationId,
    search,
    withFilters: true,
    withoutReferee: pending === 'referee',
    unscheduled: pending === 'date',
    withoutLineup: pending === 'lineup',
    overdue: pending === 'overdue',
    ...narrowingOf(wanted),
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
      data?.items.some((match) => match.state === 'IN_PROGRESS') ? whileLive : false,
  });
  return { query, page: shown.page };
}

type Body = Parameters<typeof matchApi.find>[0]['body'];

/** The page of what is played today, or comes next; the address says nothing about it. */
function useOpeningPage(body: Body, isWanted: boolean) {
  const asked = { ...body, limit: 1 };
  return useQuery({
    queryKey: ['match', 'find', asked],
    queryFn: ({ signal }) => matchApi.find({ body: asked }, { signal }),
    select: ({ filters, total }) => openingPage(filters?.timelines ?? [], total, limit),
    enabled: body.organizationId !== undefined && isWanted,
  });
}

export type MatchPage = NonNullable<ReturnType<typeof useMatchList>['query']['data']>;
export type MatchData = MatchPage['items'][number];
