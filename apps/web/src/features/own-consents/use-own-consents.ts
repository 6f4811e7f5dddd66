'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ConsentPurpose } from '@traip/contract';
import { useLocale, useTranslations } from 'next-intl';
import { familyApi } from '../../lib/api/family.ts';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../ui/form/use-failure-message.ts';

const queryKey = ['profile', 'consents'];

export type OwnConsentsData = Awaited<ReturnType<typeof familyApi.own>>;

/** Decisions apply at once. */
export function useOwnConsents() {
  const t = useTranslations('family');
  const locale = useLocale();
  const toast = useToast();
  const queries = useQueryClient();
  const failureMessage = useFailureMessage();
  const query = useQuery({ queryKey, queryFn: ({ signal }) => familyApi.own(undefined, { signal }) });
  const { mutate } = useMutation({
    mutationFn: (decision: { purpose: ConsentPurpose; choice: string }) =>
      familyApi.decideOwn({ body: { ...decision, language: locale } }),
    onSuccess: (own) => {
      queries.setQueryData(queryKey, own);
      toast(t('decided'));
    },
    onError: (failure) => toast(failureMessage(failure, t('changeFailed')), 'error'),
  });
  return { query, decide: (purpose: ConsentPurpose, choice: string) => mutate({ purpose, choice }) };
}
