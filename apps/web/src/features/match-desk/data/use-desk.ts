'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFailure } from '@traip/contract';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { changeKept, followKept, nothingKept, readKept } from '../queue/kept.ts';
import {
  added,
  type EventToSend,
  type Queue,
  takenBack,
  waitingIn,
  without,
  withRelated,
} from '../queue/queue.ts';
import { keepDesk } from '../queue/send.ts';
import {
  openSubstitutions,
  type Substitution,
  type WaitingSubstitution,
  withoutSubstitution,
  withSubstitution,
} from '../queue/substitutions.ts';
import type { DeskClient, DeskData } from '../queue/types.ts';
import { useSending } from '../queue/use-sending.ts';
import { useFeed } from './use-feed.ts';

/** How often a match that is being played is asked for, while no feed tells of it. */
const whileLive = 5000;

/** Answers after which nothing of the match is shown, whatever the device has kept. */
const closed = [401, 403, 404, 400];

interface DeskOf {
  readonly matchId: string;
  readonly client: DeskClient;
  /** Without an account: no ticket for the feed. */
  readonly isScorer: boolean;
  /** Who sits at the desk; each keeps their own events on a shared device. */
  readonly owner: string;
}

/** A match as this device knows it, what waits to be sent, and the ways to change both. */
export function useDesk({ matchId, client, isScorer, owner }: DeskOf) {
  const place = `${owner}.${matchId}`;
  const kept = useSyncExternalStore(
    followKept,
    () => readKept(place),
    () => nothingKept,
  );
  const waiting = waitingIn(kept.queue) + openSubstitutions(kept.substitutions).length;
  const doubtful = kept.queue.some(({ isTakenBack }) => isTakenBack);
  const send = useSending({ place, matchId, client }, waiting + Number(doubtful));
  const isLive = kept.desk?.state === 'IN_PROGRESS';
  const queries = useQueryClient();
  const readAgain = useCallback(
    () => void queries.invalidateQueries({ queryKey: ['match', 'desk', { id: matchId }] }),
    [queries, matchId],
  );
  const isFed = useFeed(matchId, isLive && !isScorer, readAgain);
  const query = useQuery({
    queryKey: ['match', 'desk', { id: matchId }],
    queryFn: ({ signal }) => client.desk({ params: { id: matchId } }, { signal }),
    retry: false,
    refetchOnWindowFocus: true,
    refetchInterval: isLive && !isFed ? whileLive : false,
  });
  const { data } = query;
  useEffect(() => {
    if (data !== undefined) keepDesk(place, data);
  }, [place, data]);
  const actions = useQueueActions(place);
  const isClosedToUs = query.error instanceof CallFailure && closed.includes(query.error.status ?? 0);
  return {
    ...actions,
    send,
    waiting,
    client,
    isScorer,
    readAgain,
    matchId,
    queue: kept.queue,
    ahead: kept.ahead,
    substitutions: kept.substitutions,
    desk: isClosedToUs ? null : kept.desk,
    error: query.error,
  };
}

export type DeskInUse = ReturnType<typeof useDesk>;

/** What can be done without a network. */
function useQueueActions(place: string) {
  return useMemo(() => {
    const change = (to: (queue: Queue) => Queue) =>
      changeKept(place, (kept) => ({ ...kept, queue: to(kept.queue) }));
    return {
      register: (event: EventToSend, playerName: string | null) =>
        change((queue) => added(queue, event, playerName)),
      takeBack: (clientEventId: string) => change((queue) => takenBack(queue, clientEventId)),
      nameAssist: (clientEventId: string, player: { playerId: string; name: string } | null) =>
        change((queue) => withRelated(queue, clientEventId, player)),
      discard: (clientEventId: string) => change((queue) => without(queue, clientEventId)),
      substitute: (told: WaitingSubstitution['told']) =>
        changeKept(place, (kept) => ({
          ...kept,
          substitutions: withSubstitution(kept.substitutions, told),
        })),
      discardSubstitution: (told: Substitution) =>
        changeKept(place, (kept) => ({
          ...kept,
          substitutions: withoutSubstitution(kept.substitutions, told),
        })),
      keep: (desk: DeskData) => keepDesk(place, desk),
    };
  }, [place]);
}
