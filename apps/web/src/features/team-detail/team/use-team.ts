'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { teamApi } from '../../../lib/api/browser.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';

/** Where a team is looked at: in its organisation, or among one's own. */
export interface TeamContext {
  readonly teamId: string;
  readonly orgCode?: string;
}

export type TeamData = Awaited<ReturnType<typeof teamApi.get>>;

/** The page of a team, and the list that it came from. */
export function addressesOf({ teamId, orgCode }: TeamContext) {
  const list = orgCode === undefined ? '/my-teams' : `/dashboard/${orgCode}/teams`;
  return { list, team: `${list}/${teamId}` };
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

interface Words {
  readonly done: string;
  readonly failed: string;
}

/** Changes something about teams: says how it went, and has what is shown read again. True when it went well. */
export function useTeamChange(): (change: () => Promise<unknown>, words: Words) => Promise<boolean> {
  const toast = useToast();
  const sentence = useFailureMessage();
  const readAgain = useReadTeams();
  return useCallback(
    async (change, { done, failed }) => {
      try {
        await change();
      } catch (failure) {
        toast(sentence(failure, failed), 'error');
        return false;
      }
      toast(done);
      await readAgain();
      return true;
    },
    [toast, sentence, readAgain],
  );
}

/** Has everything that is shown of teams read again. */
export function useReadTeams(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: ['team'] }), [queries]);
}

/** After a team is gone for the person: what was read of it is forgotten when it is next looked at. */
export function useForgetTeams(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    await queries.invalidateQueries({ queryKey: ['team'], refetchType: 'none' });
    await queries.invalidateQueries({ queryKey: ['profile'], refetchType: 'none' });
  }, [queries]);
}
