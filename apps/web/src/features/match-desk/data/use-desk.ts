'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFailure } from '@traip/contract';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { type CheckToSend, enqueueCheck, pendingChecks } from '../queue/checks.ts';
import {
  type DeskId,
  emptyStoredDesk,
  readStoredDesk,
  type StoredDesk,
  subscribeToStoredDesks,
  updateStoredDesk,
} from '../queue/desk-storage.ts';
import { storeDesk } from '../queue/flush-queue.ts';
import {
  countPending,
  type EventToSend,
  enqueue,
  enqueueMove,
  type Queue,
  removeEvent,
  setAssist,
  undoEvent,
  undoneEvents,
} from '../queue/queue.ts';
import {
  enqueueSubstitution,
  pendingSubstitutions,
  type QueuedSubstitution,
  removeSubstitution,
  type Substitution,
  type SubstitutionQueue,
} from '../queue/substitutions.ts';
import type { DeskClient, DeskData } from '../queue/types.ts';
import { useFlushQueue } from '../queue/use-flush-queue.ts';
import { useFeed } from './use-feed.ts';

/** How often a match is polled while its feed is not connected. */
const pollInterval = 5000;

/** Statuses after which the match is no longer shown, whatever this device has stored. */
const noAccessStatuses = [401, 403, 404, 400];

interface DeskOptions extends DeskId {
  readonly client: DeskClient;
  /** Without an account there is no ticket for the feed. */
  readonly isScorer: boolean;
}

/** A match as this device knows it, its pending events, and the actions on both. */
export function useDesk({ matchId, client, isScorer, owner }: DeskOptions) {
  const stored = useStoredDesk({ owner, matchId });
  const pendingCount =
    countPending(stored.queue) +
    pendingSubstitutions(stored.substitutions).length +
    pendingChecks(stored.checks).length;
  const hasUndone = undoneEvents(stored.queue).length > 0;
  const flush = useFlushQueue({ owner, matchId, client, pendingCount: pendingCount + Number(hasUndone) });
  const isLive = isWatched(stored.desk);
  const queries = useQueryClient();
  const refetch = useCallback(
    () => void queries.invalidateQueries({ queryKey: ['match', 'desk', { id: matchId }] }),
    [queries, matchId],
  );
  const isFeedOpen = useFeed(matchId, isLive && !isScorer, refetch);
  const query = useQuery({
    queryKey: ['match', 'desk', { id: matchId }],
    queryFn: ({ signal }) => client.desk({ params: { id: matchId } }, { signal }),
    retry: false,
    refetchOnWindowFocus: true,
    refetchInterval: isLive && !isFeedOpen ? pollInterval : false,
  });
  const { data } = query;
  useEffect(() => {
    if (data !== undefined) storeDesk({ owner, matchId }, data);
  }, [owner, matchId, data]);
  const state = stored.desk?.state;
  useEffect(() => {
    // Lists show the state of a match.
    if (state !== undefined) void queries.invalidateQueries({ queryKey: ['match'] });
  }, [queries, state]);
  const actions = useDeskActions({ owner, matchId });
  const hasNoAccess =
    query.error instanceof CallFailure && noAccessStatuses.includes(query.error.status ?? 0);
  return {
    ...actions,
    flush,
    pendingCount,
    client,
    isScorer,
    refetch,
    matchId,
    queue: stored.queue,
    clockOffset: stored.ahead,
    substitutions: stored.substitutions,
    checks: stored.checks,
    desk: hasNoAccess ? null : stored.desk,
    error: query.error,
  };
}

/** During play, and while licences are checked: there may be another desk. */
function isWatched(desk: DeskData | null): boolean {
  if (desk?.state === 'IN_PROGRESS') return true;
  return desk?.state === 'SCHEDULED' && desk.licensing.areAsked && desk.licensing.mayCheck;
}

export type DeskController = ReturnType<typeof useDesk>;

function useStoredDesk(id: DeskId): StoredDesk {
  return useSyncExternalStore(
    subscribeToStoredDesks,
    () => readStoredDesk(id),
    () => emptyStoredDesk,
  );
}

/** What can be done offline. */
function useDeskActions({ owner, matchId }: DeskId) {
  return useMemo(() => {
    const id = { owner, matchId };
    const updateQueue = (update: (queue: Queue) => Queue) =>
      updateStoredDesk(id, (stored) => ({ ...stored, queue: update(stored.queue) }));
    const updateSubstitutions = (update: (queue: SubstitutionQueue) => SubstitutionQueue) =>
      updateStoredDesk(id, (stored) => ({ ...stored, substitutions: update(stored.substitutions) }));
    return {
      register: (event: EventToSend, playerName: string | null) =>
        updateQueue((queue) => enqueue(queue, event, playerName)),
      move: (move: Parameters<typeof enqueueMove>[1]) => updateQueue((queue) => enqueueMove(queue, move)),
      takeBack: (clientEventId: string) => updateQueue((queue) => undoEvent(queue, clientEventId)),
      setAssist: (clientEventId: string, player: { playerId: string; name: string } | null) =>
        updateQueue((queue) => setAssist(queue, clientEventId, player)),
      discard: (clientEventId: string) => updateQueue((queue) => removeEvent(queue, clientEventId)),
      substitute: (substitution: QueuedSubstitution['told']) =>
        updateSubstitutions((queue) => enqueueSubstitution(queue, substitution)),
      discardSubstitution: (substitution: Substitution) =>
        updateSubstitutions((queue) => removeSubstitution(queue, substitution)),
      check: (check: CheckToSend) =>
        updateStoredDesk(id, (stored) => ({ ...stored, checks: enqueueCheck(stored.checks, check) })),
      storeDesk: (desk: DeskData) => storeDesk(id, desk),
    };
  }, [owner, matchId]);
}
