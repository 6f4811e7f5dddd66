'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { momentInMadrid } from '../../../i18n/madrid.ts';
import { matchApi } from '../../../lib/api/browser.ts';
import type { MatchSlot } from './match-slot.ts';

export type Conflict = Awaited<ReturnType<typeof matchApi.schedule>>['conflicts'][number];

/** Long enough to check a quickly typed time only once. */
const debounceDelay = 250;

/** Who or what is busy in a slot. A read-only check. */
export function useConflicts(matchId: string, slot: MatchSlot) {
  const { day, time, fieldId } = useDebounced(slot);
  const kickOff = momentInMadrid({ day, time })?.toISOString() ?? null;
  return useQuery({
    queryKey: ['match', 'schedule', { matchId, kickOff, fieldId }],
    queryFn: ({ signal }) =>
      matchApi.schedule(
        { body: { matchId, kickOff: kickOff ?? '', fieldId: fieldId === '' ? null : fieldId, dryRun: true } },
        { signal },
      ),
    select: ({ conflicts }) => conflicts,
    enabled: kickOff !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

function useDebounced(slot: MatchSlot): MatchSlot {
  const [debounced, setSettled] = useState(slot);
  useEffect(() => {
    const id = setTimeout(() => setSettled(slot), debounceDelay);
    return () => clearTimeout(id);
  }, [slot]);
  return debounced;
}
