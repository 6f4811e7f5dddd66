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

/** The previous page stays while the next one is loading. */
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

/** Invalidates members and invitations. */
export function useInvalidateMembers(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['member'] });
}
