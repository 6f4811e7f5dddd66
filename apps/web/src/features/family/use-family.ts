'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { familyApi } from '../../lib/api/family.ts';

const queryKey = ['profile', 'children'];

/** The children of the signed-in person. */
export function useFamily() {
  return useQuery({ queryKey, queryFn: ({ signal }) => familyApi.get(undefined, { signal }) });
}

export type Child = Awaited<ReturnType<typeof familyApi.get>>['children'][number];

export function useInvalidateFamily(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey }), [queries]);
}
