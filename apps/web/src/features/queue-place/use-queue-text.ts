'use client';

import { useQueueLabel } from '../../ui/match-list/use-queue-label.ts';
import { useQueue } from './use-queue.ts';

interface ListedMatch {
  readonly id: string;
  readonly isQueued: boolean;
  readonly competition: { readonly id: string };
}

/** The place of a match in its queue; undefined if it isn't in one. */
export function useQueueText({ id, isQueued, competition }: ListedMatch): string | undefined {
  const queueLabel = useQueueLabel();
  const { data } = useQueue(isQueued ? competition.id : null);
  return isQueued ? queueLabel(data, id) : undefined;
}
