'use client';

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DeliveryStatus } from '@traip/contract';
import { useCallback, useEffect } from 'react';
import { webhookApi } from '../../../lib/api/webhook.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';

export type WebhookItem = Awaited<ReturnType<typeof webhookApi.list>>['webhooks'][number];
export type DeliveryItem = Awaited<ReturnType<typeof webhookApi.deliveries>>['items'][number];

interface WebhookRef {
  readonly orgCode: string;
  readonly id: string;
}

export function useWebhooks(orgCode: string) {
  return useQuery({
    queryKey: ['webhook', 'list', { orgCode }],
    queryFn: ({ signal }) => webhookApi.list({ params: { orgCode } }, { signal }),
    select: ({ webhooks }) => webhooks,
  });
}

const refreshMs = 2000;

/** Refetched while a delivery is pending; each attempt may change the webhook's status. */
export function useDeliveries(
  params: WebhookRef,
  query: { readonly page: number; readonly status?: DeliveryStatus },
) {
  const queries = useQueryClient();
  const found = useQuery({
    queryKey: ['webhook', 'deliveries', { ...params, ...query }],
    queryFn: ({ signal }) => webhookApi.deliveries({ params, query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.items.some(({ status }) => status === 'PENDING') ? refreshMs : false,
  });
  const attempts = found.data?.items.reduce((sum, delivery) => sum + delivery.attempts, 0) ?? 0;
  useEffect(() => {
    if (attempts > 0) void queries.invalidateQueries({ queryKey: ['webhook', 'list'] });
  }, [queries, attempts]);
  return found;
}

export function useInvalidateWebhooks(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: ['webhook'] }), [queries]);
}

interface ChangeMessages {
  readonly done: string;
  readonly failed: string;
}

/** Runs a change, shows how it went and refetches everything. True on success. */
export function useWebhookChange() {
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const invalidate = useInvalidateWebhooks();
  return useCallback(
    async (change: () => Promise<unknown>, { done, failed }: ChangeMessages): Promise<boolean> => {
      try {
        await change();
        toast(done);
        return true;
      } catch (failure) {
        toast(failureMessage(failure, failed), 'error');
        return false;
      } finally {
        await invalidate();
      }
    },
    [toast, failureMessage, invalidate],
  );
}
