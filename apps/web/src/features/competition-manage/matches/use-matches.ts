'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { timelines } from '@traip/contract';
import { matchStatuses } from '@traip/engine/match';
import { matchApi } from '../../../lib/api/browser.ts';
import { parsePage } from '../../../ui/list/use-url-state.ts';

type Criteria = Parameters<typeof matchApi.find>[0]['body'];

function useMatchQuery(body: Criteria) {
  return useQuery({
    queryKey: ['match', 'find', body],
    queryFn: ({ signal }) => matchApi.find({ body }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export interface MatchCriteria {
  readonly phase: string;
  readonly search: string;
  readonly timeline: string;
  readonly state: string;
  readonly page: string;
}

/** Invalid criteria from the URL are ignored. */
export function useMatches(competitionId: string, { phase, search, page, ...criteria }: MatchCriteria) {
  const timeline = timelines.find((item) => item === criteria.timeline);
  const state = matchStatuses.find((matchStatus) => matchStatus === criteria.state);
  return useMatchQuery({
    competitionId,
    search,
    page: parsePage(page),
    withFilters: true,
    ...(phase && { phaseId: phase }),
    ...(timeline && { timeline }),
    ...(state && { state }),
  });
}
