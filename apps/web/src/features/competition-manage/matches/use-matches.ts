'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { timelines } from '@traip/contract';
import { matchStatuses } from '@traip/engine/match';
import { matchApi } from '../../../lib/api/browser.ts';
import { parsePage } from '../../../ui/list/use-url-state.ts';

type Criteria = Parameters<typeof matchApi.find>[0]['body'];

export type MatchData = Awaited<ReturnType<typeof matchApi.find>>['items'][number];

function useMatchQuery(body: Criteria) {
  return useQuery({
    queryKey: ['match', 'find', body],
    queryFn: ({ signal }) => matchApi.find({ body }, { signal }),
    placeholderData: keepPreviousData,
  });
}

interface RoundOfPhase {
  readonly competitionId: string;
  readonly phaseId: string;
  readonly round: number;
}

/** A page is larger than any round of a realistic format. */
const wholeRound = 100;

/** With whether there is a next round. */
export function useRound({ round, ...phase }: RoundOfPhase) {
  const query = useMatchQuery({ ...phase, round, limit: wholeRound });
  const after = useMatchQuery({ ...phase, round: round + 1, limit: 1 });
  return { query, hasNext: (after.data?.total ?? 0) > 0 };
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
