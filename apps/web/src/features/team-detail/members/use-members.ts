'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { teamApi } from '../../../lib/api/browser.ts';

interface MemberQuery {
  readonly teamId: string;
  readonly search: string;
  readonly page: number;
}

/** Previous results stay while loading. */
export function useMembers({ teamId, search, page }: MemberQuery) {
  return useQuery({
    queryKey: ['team', 'members', { teamId, search, page }],
    queryFn: ({ signal }) => teamApi.members({ params: { teamId }, query: { search, page } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useInvitations(teamId: string) {
  return useQuery({
    queryKey: ['team', 'invitations', { teamId }],
    queryFn: ({ signal }) => teamApi.invitations({ params: { teamId } }, { signal }),
  });
}

/** The data of a member that actions need. */
export type ActedOn = Pick<Teammate, 'userId' | 'firstName' | 'surnames' | 'role' | 'abilities'>;

export type Teammate = Awaited<ReturnType<typeof teamApi.members>>['items'][number];
export type OpenInvitation = Awaited<ReturnType<typeof teamApi.invitations>>['invitations'][number];
