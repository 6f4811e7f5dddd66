'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { entryApi } from '../../../lib/api/browser.ts';
import { weighInApi } from '../../../lib/api/weigh-in.ts';

export type WeighInData = Awaited<ReturnType<typeof weighInApi.get>>;
export type WeighedEntry = WeighInData['entries'][number];
type ClassChange = Parameters<typeof weighInApi.setClass>[0]['body'];

const keyOf = (competitionId: string) => ['weighIn', 'get', { competitionId }];

export function useWeighIn(competitionId: string) {
  return useQuery({
    queryKey: keyOf(competitionId),
    queryFn: ({ signal }) => weighInApi.get({ params: { competitionId } }, { signal }),
  });
}

/** The actions at the scales; each response is the new list. */
export function useWeighInActions(competitionId: string) {
  const queries = useQueryClient();
  const params = { competitionId };
  const updateCache = (data: WeighInData) => queries.setQueryData(keyOf(competitionId), data);
  const invalidate = async (classId: string) => {
    await queries.invalidateQueries({ queryKey: keyOf(classId) });
    for (const resource of ['competition', 'entry'])
      await queries.invalidateQueries({ queryKey: [resource] });
  };
  return {
    weigh: async (teamId: string, kg: number | null) =>
      updateCache(await weighInApi.weigh({ params, body: { teamId, kg } })),
    setClass: async (body: ClassChange) => updateCache(await weighInApi.setClass({ params, body })),
    /** People already weighed needn't be weighed again. */
    move: async (teamId: string, toId: string, kg: number | null) => {
      updateCache(await weighInApi.move({ params, body: { teamId, toId, ...(kg !== null && { kg }) } }));
      await invalidate(toId);
    },
    /** Absent people aren't drawn. */
    leaveOut: async (teamId: string) => {
      await entryApi.remove({ body: { competitionId, teamId } });
      await invalidate(competitionId);
    },
  };
}
