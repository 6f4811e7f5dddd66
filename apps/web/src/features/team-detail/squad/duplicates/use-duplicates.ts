'use client';

import { useQuery } from '@tanstack/react-query';
import { personMergeApi } from '../../../../lib/api/person-merge.ts';

type Found = Awaited<ReturnType<typeof personMergeApi.duplicates>>;
export type Pair = Found['pairs'][number];
export type Compared = Pair['kept'];
export type Merge = Found['merges'][number];

/** Who may have been entered twice, and what was merged lately. */
export function useDuplicates(teamId: string) {
  return useQuery({
    queryKey: ['team', 'duplicates', { teamId }],
    queryFn: ({ signal }) => personMergeApi.duplicates({ params: { teamId } }, { signal }),
  });
}
