'use client';

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallReply, organisationPeopleCalls } from '@traip/contract';
import { useCallback } from 'react';
import { organisationPeopleApi } from '../../../lib/api/organisation-people.ts';

type PeoplePage = CallReply<(typeof organisationPeopleCalls)['list']>;
export type OrganisationPerson = PeoplePage['items'][number];

interface PeopleFilter {
  readonly search: string;
  readonly withoutTeam: boolean;
  readonly page: number;
}

/** The previous page stays while the next one is loading. */
export function usePeople(orgCode: string, { search, withoutTeam, page }: PeopleFilter) {
  const query = {
    search,
    withoutTeam: withoutTeam ? ('true' as const) : ('false' as const),
    page,
    limit: 25,
  };
  return useQuery({
    queryKey: ['team', 'people', { orgCode, ...query }],
    queryFn: ({ signal }) => organisationPeopleApi.list({ params: { orgCode }, query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Everything about teams and their people. */
export function useInvalidatePeople(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: ['team'] }), [queries]);
}
