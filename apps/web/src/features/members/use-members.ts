'use client';

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallReply, memberCalls, OrganisationRole, organisationCalls } from '@traip/contract';
import { memberApi } from '../../lib/api/browser.ts';

export type Organisation = CallReply<(typeof organisationCalls)['get']>;
type MemberPage = CallReply<(typeof memberCalls)['find']>;
export type Member = MemberPage['items'][number];
type InvitationPage = CallReply<(typeof memberCalls)['invitations']>;
export type Invitation = InvitationPage['items'][number];

interface MemberFilter {
  readonly search: string;
  readonly roles: OrganisationRole[];
  readonly page: number;
}

/** The members that match; the page before stays on screen until the next one is there. */
export function useMemberPage(organizationId: string, filter: MemberFilter) {
  const body = { organizationId, ...filter };
  return useQuery({
    queryKey: ['member', 'find', body],
    queryFn: ({ signal }) => memberApi.find({ body }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useOpenInvitations(organizationId: string, page: number) {
  const input = { params: { organizationId }, query: { page } };
  return useQuery({
    queryKey: ['member', 'invitations', input],
    queryFn: ({ signal }) => memberApi.invitations(input, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** After any change: who is in, and who is asked, are read again. */
export function useReadAgain(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['member'] });
}
