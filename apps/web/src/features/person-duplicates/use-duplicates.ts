'use client';

import { useQuery } from '@tanstack/react-query';
import type { DuplicatesSource, Found } from './source.ts';

export type Pair = Found['pairs'][number];
export type Compared = Pair['kept'];
export type Merge = Found['merges'][number];
export type DifferentPair = Found['different'][number];

/** Possible duplicates, recent merges, and entries marked as different people. */
export function useDuplicates(source: DuplicatesSource) {
  return useQuery({
    queryKey: ['team', 'duplicates', { id: source.id }],
    queryFn: ({ signal }) => source.find({ signal }),
  });
}
