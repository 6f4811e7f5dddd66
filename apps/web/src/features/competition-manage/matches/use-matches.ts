'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { timelines } from '@traip/contract';
import { matchStatuses } from '@traip/engine/match';
import { matchApi } from '../../../lib/api/browser.ts';
import { parsePage } from '../../../ui/list/use-url-state.ts';

type Criteria = Parameters<typeof matchApi.find>[0]['body'];

export type MatchData = Awaited<ReturnType<typeof matchApi.find>>['items'][number];

function useFound(body: Criteria) {
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

/** No round has more matches than a page holds, short of formats that nobody plays. */
const wholeRound = 100;

/** The matches of one round, and whether there is another one after it. */
export function useRound({ round, ...phase }: RoundOfPhase) {
  const query = useFound({ ...phase, round, limit: wholeRound });
  const after = useFound({ ...phase, round: round + 1, limit: 1 });
  return { query, hasNext: (after.data?.total ?? 0) > 0 };
}

export interface MatchCriteria {
  readonly phase: string;
  readonly search: string;
  readonly timeline: string;
  readonly state: string;
  readonly page: string;
}

/** Matches in the order of their kick-offs. An address can say anything: what is no state, or no time, narrows nothing. */
export function useMatches(competitionId: string, { phase, search, page, ...criteria }: MatchCriteria) {
  const timeline = timelines.find((one) => one === criteria.timeline);
  const state = matchStatuses.find((one) => one === criteria.state);
  return useFound({
    competitionId,
    search,
    page: parsePage(page),
    withFilters: true,
    ...(phase && { phaseId: phase }),
    ...(timeline && { timeline }),
    ...(state && { state }),
  });
}
