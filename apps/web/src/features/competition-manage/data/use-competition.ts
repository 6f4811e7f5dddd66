'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { sportByKey } from '@traip/engine';
import { useCallback } from 'react';
import { competitionApi } from '../../../lib/api/browser.ts';
import { useSession } from '../../../lib/session/index.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import { storedCompetition } from './stored-competition.ts';

export type CompetitionData = Awaited<ReturnType<typeof competitionApi.fullById>>;
export type PhaseData = CompetitionData['phases'][number];
export type EntryData = CompetitionData['entries'][number];

/** A competition in the dashboard. */
export interface ManagedCompetition {
  readonly competition: CompetitionData;
  readonly orgCode: string;
}

/** The URL of a competition and its tabs. */
export function competitionUrl({ competition, orgCode }: ManagedCompetition, tab?: string): string {
  const page = `/dashboard/${orgCode}/competitions/${competition.id}`;
  return tab === undefined ? page : `${page}?tab=${tab}`;
}

/** Staff open the desks of matches, others their public pages. */
export function matchesPath({ competition, orgCode }: ManagedCompetition): string {
  return competition.abilities.includes('matches.manage') ? `/dashboard/${orgCode}/matches` : '/m';
}

export function maySeeLicences({ abilities }: Pick<CompetitionData, 'abilities'>): boolean {
  return abilities.includes('competitions.manage');
}

/** Combat sports have a weigh-in. */
/** A running competition with changing partners: when a player joins or leaves, the rest is drawn again. */
export function isRotating({ phases, state }: Pick<CompetitionData, 'phases' | 'state'>): boolean {
  const isOpen = state !== 'FINISHED' && state !== 'CANCELED';
  return (
    isOpen &&
    phases.some(({ broker }) => broker?.algorithm === 'AMERICANO' || broker?.algorithm === 'MEXICANO')
  );
}

export function weighsIn({
  abilities,
  category,
  competitors,
}: Pick<CompetitionData, 'abilities' | 'category' | 'competitors'>): boolean {
  const isCombat = sportByKey(category.sportVariantKey)?.bout != null;
  return isCombat && competitors === 'INDIVIDUAL' && abilities.includes('competitions.manage');
}

/** Offline, as it was when results were last entered on this device. */
export function useCompetition(id: string) {
  const { user } = useSession();
  return useQuery({
    queryKey: ['competition', 'fullById', { id }],
    queryFn: ({ signal }) => competitionApi.fullById({ params: { id } }, { signal }),
    initialData: () =>
      user === null || navigator.onLine ? undefined : (storedCompetition(user.id, id) ?? undefined),
    initialDataUpdatedAt: 0,
  });
}

/** Invalidates everything that depends on competitions. */
export function useInvalidateCompetitions(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    const resources = ['competition', 'broker', 'entry', 'match', 'round', 'standing', 'team'];
    await Promise.all(resources.map((resource) => queries.invalidateQueries({ queryKey: [resource] })));
  }, [queries]);
}

interface ChangeMessages {
  readonly done: string;
  readonly failed: string;
}

/** Runs a change, shows how it went and invalidates queries. True on success. */
export function useChange(): (change: () => Promise<unknown>, messages: ChangeMessages) => Promise<boolean> {
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const invalidate = useInvalidateCompetitions();
  return useCallback(
    async (change, { done, failed }) => {
      try {
        await change();
      } catch (failure) {
        toast(failureMessage(failure, failed), 'error');
        // A refused change may mean that the data is out of date.
        await invalidate();
        return false;
      }
      toast(done);
      await invalidate();
      return true;
    },
    [toast, failureMessage, invalidate],
  );
}
