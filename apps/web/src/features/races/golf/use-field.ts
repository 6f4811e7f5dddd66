'use client';

import { useQuery } from '@tanstack/react-query';
import { raceEntryApi } from '../../../lib/api/race.ts';
import type { EntryData, RaceRef } from '../data/use-races.ts';

const limit = 100;

/** All players. A golf field is small, so it's fetched as a whole. */
export function useField(params: RaceRef) {
  return useQuery({
    queryKey: ['race', 'field', { ...params }],
    queryFn: async ({ signal }) => {
      const players: EntryData[] = [];
      for (let page = 1, last = 1; page <= last; page += 1) {
        const query = { page, limit };
        const read = await raceEntryApi.list({ params: { ...params }, query }, { signal });
        players.push(...read.items);
        last = read.totalPages;
      }
      return players;
    },
  });
}
