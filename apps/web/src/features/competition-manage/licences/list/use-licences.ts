'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { licenceStates } from '@traip/engine/registration';
import { registrationApi } from '../../../../lib/api/registration.ts';
import { parseId, parseOption, parsePage } from '../../../../ui/list/url-state.ts';

export type LicencePageData = Awaited<ReturnType<typeof registrationApi.list>>;
export type LicenceData = LicencePageData['items'][number];

/** As in the URL. */
interface LicenceCriteria {
  readonly state: string;
  readonly team: string;
  readonly search: string;
  readonly page: string;
}

const pageLimit = 50;

/** Page by page. Previous results stay while loading. */
export function useLicences(competitionId: string, criteria: LicenceCriteria) {
  const state = parseOption(licenceStates, criteria.state);
  const teamId = parseId(criteria.team);
  const query = {
    search: criteria.search,
    page: parsePage(criteria.page),
    limit: pageLimit,
    ...(state && { state }),
    ...(teamId && { teamId }),
  };
  return useQuery({
    queryKey: ['registration', 'list', { competitionId, ...query }],
    queryFn: ({ signal }) => registrationApi.list({ params: { competitionId }, query }, { signal }),
    placeholderData: keepPreviousData,
  });
}
