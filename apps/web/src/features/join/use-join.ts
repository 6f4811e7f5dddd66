'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRouter } from '../../i18n/navigation.ts';
import { teamApi } from '../../lib/api/browser.ts';
import { useToast } from '../../ui/feedback/toast.tsx';

export function useTeamOffer(token: string) {
  return useQuery({
    queryKey: ['team', 'previewQr', { token }],
    queryFn: ({ signal }) => teamApi.previewQr({ body: { token } }, { signal }),
    // Each lookup counts as an attempt: once per visit is enough.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export type TeamOffer = Awaited<ReturnType<typeof teamApi.previewQr>>;

export function useJoin(token: string) {
  const t = useTranslations('join');
  const router = useRouter();
  const toast = useToast();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => teamApi.consumeQr({ body: { token } }),
    onSuccess: async ({ id, name }) => {
      await queries.invalidateQueries({ queryKey: ['profile'] });
      toast(t('joined', { name }));
      router.replace(`/my-teams/${id}`);
    },
  });
}
