'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { QueryState } from '../../../ui/list/query-state.tsx';
import { useDeskContext } from '../data/desk-context.tsx';
import { Impact } from './impact.tsx';

/** A read-only preview. */
export function useReopenImpact(isEnabled: boolean) {
  const { desk, client } = useDeskContext();
  const body = { matchId: desk.id, reopen: true };
  return useQuery({
    queryKey: ['match', 'impact', { ...body, version: desk.version }],
    queryFn: ({ signal }) => client.impact({ body }, { signal }),
    enabled: isEnabled,
    retry: false,
  });
}

export function ReopenImpact({ query }: { readonly query: ReturnType<typeof useReopenImpact> }) {
  const t = useTranslations('matchDesk');
  return (
    <QueryState query={query} errorTitle={t('impactFailed')}>
      {(impact) => <Impact impact={impact} title={t('impactReopen')} />}
    </QueryState>
  );
}
