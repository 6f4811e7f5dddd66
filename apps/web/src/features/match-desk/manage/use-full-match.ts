'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { matchApi } from '../../../lib/api/browser.ts';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';

/** What the desk data does not contain: date, field, referees, stream. */
export function useFullMatch(id: string) {
  return useQuery({
    queryKey: ['match', 'get', { id }],
    queryFn: ({ signal }) => matchApi.get({ params: { id } }, { signal }),
  });
}

export type FullMatchData = NonNullable<ReturnType<typeof useFullMatch>['data']>;

/** Saves, and refetches the match. */
export function useSaveMatch(onDone: () => void) {
  const t = useTranslations('ui.failures');
  const failureMessage = useFailureMessage();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const save = async (call: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await call();
      await queries.invalidateQueries({ queryKey: ['match'] });
      onDone();
    } catch (reason) {
      setFailure(failureMessage(reason, t('save')));
    } finally {
      setBusy(false);
    }
  };
  return { save, busy, failure };
}
