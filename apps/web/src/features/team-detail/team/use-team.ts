'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { teamApi } from '../../../lib/api/browser.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';

/** In its organisation, or among the person's own teams. */
export interface TeamContext {
  readonly teamId: string;
  readonly orgCode?: string;
}

export type TeamData = Awaited<ReturnType<typeof teamApi.get>>;

/** Owners and coaches manage the team's documents. */
export function seesDocuments({ role }: Pick<TeamData, 'role'>): boolean {
  return role === 'OWNER' || role === 'COACH';
}

/** The URLs of a team and its list. */
export function teamUrls({ teamId, orgCode }: TeamContext) {
  const list = orgCode === undefined ? '/my-teams' : `/dashboard/${orgCode}/teams`;
  return { list, team: `${list}/${teamId}` };
}

/** The lineup page of the person's own team. */
export function lineupHref({ teamId }: TeamContext, matchId: string): string {
  return `/my-teams/${teamId}/matches/${matchId}`;
}

export function useTeam({ teamId, orgCode }: TeamContext) {
  return useQuery({
    queryKey: ['team', orgCode === undefined ? 'get' : 'inOrganisation', { teamId, orgCode }],
    queryFn: ({ signal }) =>
      orgCode === undefined
        ? teamApi.get({ params: { id: teamId } }, { signal })
        : teamApi.inOrganisation({ params: { orgCode, teamId } }, { signal }),
  });
}

interface ChangeMessages {
  readonly done: string;
  readonly failed: string;
}

/** Runs a change, shows how it went and invalidates queries. True on success. */
export function useTeamChange(): (
  change: () => Promise<unknown>,
  messages: ChangeMessages,
) => Promise<boolean> {
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const invalidate = useInvalidateTeams();
  return useCallback(
    async (change, { done, failed }) => {
      try {
        await change();
      } catch (failure) {
        toast(failureMessage(failure, failed), 'error');
        return false;
      }
      toast(done);
      await invalidate();
      return true;
    },
    [toast, failureMessage, invalidate],
  );
}

/** Invalidates everything about teams. */
export function useInvalidateTeams(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: ['team'] }), [queries]);
}

/** After leaving a team: its cached data must not be shown again. */
export function useRemoveTeamQueries(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    await queries.invalidateQueries({ queryKey: ['team'], refetchType: 'none' });
    await queries.invalidateQueries({ queryKey: ['profile'], refetchType: 'none' });
  }, [queries]);
}
