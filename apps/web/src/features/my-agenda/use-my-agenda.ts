'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { agendaApi } from '../../lib/api/browser.ts';
import { useFailureMessage } from '../../ui/form/use-failure-message.ts';

const key = ['agenda', 'mine', {}] as const;

/** Creates, shows, replaces or revokes the secret URL of the person's agenda. */
export function useMyAgenda() {
  const t = useTranslations('sharing');
  const client = useQueryClient();
  const failureMessage = useFailureMessage();
  const query = useQuery({ queryKey: key, queryFn: ({ signal }) => agendaApi.mine(undefined, { signal }) });
  const creation = useMutation({
    mutationFn: () => agendaApi.create(),
    onSuccess: (agenda) => client.setQueryData(key, agenda),
  });
  const revoked = useMutation({
    mutationFn: () => agendaApi.revoke(),
    onSuccess: () => client.setQueryData(key, { address: null, createdAt: null }),
  });
  const reason = creation.error ?? revoked.error;
  const isBusy = creation.isPending || revoked.isPending;
  const unlessBusy = (act: () => void) => () => {
    if (!isBusy) act();
  };
  return {
    query,
    isBusy,
    failure: reason === null ? null : failureMessage(reason, t('myAgendaFailed')),
    make: unlessBusy(() => creation.mutate()),
    revoke: unlessBusy(() => revoked.mutate()),
  };
}
