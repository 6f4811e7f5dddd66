'use client';

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { roundApi } from '../../../lib/api/round.ts';
import { parseId, parsePage, withoutUndefined } from '../../../ui/list/url-state.ts';
import { useFlush } from '../../../ui/network/use-flush.ts';
import { flushResults } from '../queue/flush-results.ts';
import { enqueueResults, queuedIn, removeTyped, typeInto } from '../queue/queued-results.ts';
import {
  emptyStoredRounds,
  type RoundsId,
  readStoredRounds,
  storeRound,
  subscribeToStoredRounds,
  updateTyped,
} from '../queue/round-storage.ts';
import type { ResultToSend, TypedResult } from '../typed/typed-result.ts';

const maxRound = 999;

/** While a match of the round is in progress. */
const pollInterval = 15_000;

interface RoundSelection {
  readonly phase: string;
  readonly round: string;
}

/** A round as stored by the backend; offline, as last viewed. */
export function useRound({ owner, competitionId }: RoundsId, { phase, round }: RoundSelection) {
  const number = Math.min(parsePage(round), maxRound);
  const query = {
    ...withoutUndefined({ phaseId: parseId(phase) }),
    ...(round === '' ? {} : { round: number }),
  };
  const answer = useQuery({
    queryKey: ['round', 'get', { competitionId, ...query }],
    queryFn: ({ signal }) => roundApi.get({ params: { competitionId }, query }, { signal }),
    placeholderData: keepPreviousData,
    initialData: () => {
      const stored = readStoredRounds({ owner, competitionId }).round;
      const isRequestedRound = round === '' || `${stored?.round}` === round;
      return stored !== null && isRequestedRound && !navigator.onLine ? stored : undefined;
    },
    initialDataUpdatedAt: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) =>
      data?.matches.some(({ state }) => state === 'IN_PROGRESS') ? pollInterval : false,
  });
  const { data } = answer;
  useEffect(() => {
    if (data !== undefined) storeRound({ owner, competitionId }, data);
  }, [owner, competitionId, data]);
  return answer;
}

/** The results typed on this device, and the available actions. */
export function useTyped({ owner, competitionId }: RoundsId) {
  const queries = useQueryClient();
  const { typed } = useSyncExternalStore(
    subscribeToStoredRounds,
    () => readStoredRounds({ owner, competitionId }),
    () => emptyStoredRounds,
  );
  const send = useCallback(
    () =>
      flushResults(
        { owner, competitionId },
        {
          client: roundApi,
          onSaved: () => queries.invalidateQueries({ queryKey: ['round', 'get'] }),
        },
      ),
    [owner, competitionId, queries],
  );
  const queuedCount = queuedIn(typed).length;
  useFlush(send, queuedCount);
  const actions = useMemo(() => {
    const id = { owner, competitionId };
    return {
      type: (matchId: string, value: TypedResult) => updateTyped(id, (all) => typeInto(all, matchId, value)),
      discard: (matchId: string) => updateTyped(id, (all) => removeTyped(all, matchId)),
      save: (results: readonly { readonly typed: TypedResult; readonly result: ResultToSend }[]) =>
        updateTyped(id, (all) => enqueueResults(all, results)),
    };
  }, [owner, competitionId]);
  return { typed, queuedCount, ...actions };
}
