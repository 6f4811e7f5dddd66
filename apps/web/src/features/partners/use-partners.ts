'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { partnerApi } from '../../lib/api/partner.ts';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../ui/form/use-failure-message.ts';

export function usePartners(competitionId: string) {
  return useQuery({
    queryKey: ['entry', 'partners', { competitionId }],
    queryFn: ({ signal }) => partnerApi.list({ params: { competitionId } }, { signal }),
  });
}

export type PartnersData = NonNullable<ReturnType<typeof usePartners>['data']>;
export type SearchData = PartnersData['searches'][number];

/** Runs an action, shows how it went, and refetches everything about entries. */
export function usePartnerAction() {
  const t = useTranslations('partners');
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const run = async (send: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await send();
      toast(done);
    } catch (failure) {
      toast(failureMessage(failure, t('failed')), 'error');
    } finally {
      setBusy(false);
      await Promise.all(
        ['entry', 'competition'].map((key) => queries.invalidateQueries({ queryKey: [key] })),
      );
    }
  };
  return { busy, run };
}
