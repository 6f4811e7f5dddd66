'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useMemo } from 'react';
import { squadApi } from '../../../../lib/api/squad.ts';
import { orderSquad } from './order-squad.ts';

export type Person = Awaited<ReturnType<typeof squadApi.get>>['people'][number];

/** The whole squad, by shirt and name. */
export function useSquad(teamId: string) {
  const locale = useLocale();
  const query = useQuery({
    queryKey: ['team', 'squad', { teamId }],
    queryFn: ({ signal }) => squadApi.get({ params: { teamId } }, { signal }),
  });
  const { data } = query;
  const people = useMemo(() => data && orderSquad(data.people, locale), [data, locale]);
  return { query, people, maySeeFacts: data?.maySeeFacts ?? false };
}
