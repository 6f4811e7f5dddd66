'use client';

import { useQuery } from '@tanstack/react-query';
import { dashboardApi } from '../../lib/api/browser.ts';

/** The Traips and teams of an organisation. */
export function useFormStart(orgCode: string) {
  return useQuery({
    queryKey: ['dashboard', 'initialData', orgCode],
    queryFn: ({ signal }) => dashboardApi.initialData({ params: { orgCode } }, { signal }),
  });
}
