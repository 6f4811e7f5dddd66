'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { historyApi } from '../../../lib/api/history.ts';
import { QueryState } from '../../../ui/list/query-state.tsx';
import { HistoryCards } from '../../../ui/traip/history/history-cards.tsx';

/** The winners of all seasons. */
export function History({ traipId }: { readonly traipId: string }) {
  const t = useTranslations('history');
  const query = useQuery({
    queryKey: ['traip', 'history', { traipId }],
    queryFn: ({ signal }) => historyApi.ofTraip({ params: { id: traipId } }, { signal }),
  });
  return (
    <QueryState query={query} errorTitle={t('failed')}>
      {(history) => <HistoryCards {...history} />}
    </QueryState>
  );
}
