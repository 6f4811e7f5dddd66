'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { entryApi, teamApi } from '../../../lib/api/browser.ts';

interface EntryQuery {
  readonly competitionId: string;
  readonly search: string;
  readonly page: number;
}

const pageLimit = 30;

/** Page by page. Previous results stay while a search is loading. */
export function useEntries({ competitionId, search, page }: EntryQuery) {
  return useQuery({
    queryKey: ['entry', 'list', { competitionId, search, page }],
    queryFn: ({ signal }) =>
      entryApi.list({ params: { competitionId }, query: { search, page, limit: pageLimit } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

const maxSuggestions = 20;

/** Teams that could be entered: the organisation's first; with a search, any public team. */
export function useCandidates(orgCode: string, search: string) {
  const body = { search, limit: maxSuggestions, page: 1, ...(search === '' && { orgCode }) };
  return useQuery({
    queryKey: ['team', 'find', body],
    queryFn: ({ signal }) => teamApi.find({ body }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export type Candidate = Awaited<ReturnType<typeof teamApi.find>>['items'][number];
