'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLive } from '../../ui/live/use-live.ts';
import { queueKey } from './use-queue.ts';

interface QueueFeedsProps {
  readonly matches: readonly { readonly isQueued: boolean; readonly competition: { readonly id: string } }[];
  /** When a match is called, the list of matches changes. */
  readonly onUpdate: () => void;
}

/** Follows each queue in which one of these matches waits, once. */
export function QueueFeeds({ matches, onUpdate }: QueueFeedsProps) {
  const waiting = matches.filter(({ isQueued }) => isQueued);
  return [...new Set(waiting.map(({ competition }) => competition.id))].map((id) => (
    <QueueFeed key={id} competitionId={id} onUpdate={onUpdate} />
  ));
}

function QueueFeed({
  competitionId,
  onUpdate,
}: {
  readonly competitionId: string;
  readonly onUpdate: () => void;
}) {
  const queries = useQueryClient();
  useLive({ feed: 'competition', id: competitionId }, () => {
    void queries.invalidateQueries({ queryKey: queueKey(competitionId) });
    onUpdate();
  });
  return null;
}
