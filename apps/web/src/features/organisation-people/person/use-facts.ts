'use client';

import { useQueryClient } from '@tanstack/react-query';
import type { CallReply, organisationPeopleCalls } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { organisationPeopleApi } from '../../../lib/api/organisation-people.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';

export type Facts = CallReply<(typeof organisationPeopleCalls)['get']>;

/** A person's current data; null, with a message, if it can't be loaded. */
export function useLoadFacts(orgCode: string): (personId: string) => Promise<Facts | null> {
  const t = useTranslations('players');
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const queries = useQueryClient();
  return async (personId) => {
    const params = { orgCode, personId };
    try {
      return await queries.fetchQuery({
        queryKey: ['team', 'personFacts', params],
        queryFn: ({ signal }) => organisationPeopleApi.get({ params }, { signal }),
      });
    } catch (failure) {
      toast(failureMessage(failure, t('factsFailed')), 'error');
      return null;
    }
  };
}
