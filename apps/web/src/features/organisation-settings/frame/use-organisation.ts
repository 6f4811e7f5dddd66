'use client';

import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallReply, organisationCalls } from '@traip/contract';
import { organisationApi } from '../../../lib/api/browser.ts';

export type Organisation = CallReply<(typeof organisationCalls)['get']>;
export type ContactInformation = CallReply<(typeof organisationCalls)['contactInformation']>;
export type FiscalData = CallReply<(typeof organisationCalls)['fiscalData']>;

const keys = {
  organisation: (id: string) => ['organisation', 'get', { id }],
  contact: (organizationId: string) => ['organisation', 'contactInformation', { organizationId }],
  fiscal: (organizationId: string) => ['organisation', 'fiscalData', { organizationId }],
} satisfies Record<string, (id: string) => QueryKey>;

export function useOrganisation(id: string) {
  return useQuery({
    queryKey: keys.organisation(id),
    queryFn: ({ signal }) => organisationApi.get({ params: { id } }, { signal }),
  });
}

export function useContactInformation(organizationId: string) {
  return useQuery({
    queryKey: keys.contact(organizationId),
    queryFn: ({ signal }) => organisationApi.contactInformation({ params: { organizationId } }, { signal }),
  });
}

export function useFiscalData(organizationId: string) {
  return useQuery({
    queryKey: keys.fiscal(organizationId),
    queryFn: ({ signal }) => organisationApi.fiscalData({ params: { organizationId } }, { signal }),
  });
}

/** Puts the response into the query cache. */
export function useOrganisationCache() {
  const client = useQueryClient();
  return {
    organisation: (organisation: Organisation) =>
      client.setQueryData(keys.organisation(organisation.id), organisation),
    picture: (id: string, avatarUrl: string | null) =>
      client.setQueryData<Organisation>(
        keys.organisation(id),
        (previous) => previous && { ...previous, avatarUrl },
      ),
    contact: (id: string, contact: ContactInformation) => client.setQueryData(keys.contact(id), contact),
    fiscal: (id: string, fiscal: FiscalData) => client.setQueryData(keys.fiscal(id), fiscal),
  };
}
