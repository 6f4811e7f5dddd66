'use client';

import { useQuery } from '@tanstack/react-query';
import type { DuplicatesSource, Found } from './source.ts';

export type Pair = Found['pairs'][number];
export type Compared = Pair['kept'];
export type Merge = Found['merges'][number];
export type ToldApart = Found['different'][number];

/** Who may have been entered twice, what was merged lately, and who turned out to be two. */
export function useDuplicates(source: DuplicatesSource) {
  return useQuery({
    queryKey: ['team', 'duplicates', { id: source.id }],
    queryFn: ({ signal }) => source.find({ signal }),
  });
}
