'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { GuardianRelation } from '@traip/contract';
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

/** As oneself, as the guardian of the child the code is for, or for one's own child. */
type JoinAs = { readonly relation?: GuardianRelation; readonly childId?: string };

export function useJoin(token: string) {
  const router = useRouter();
  const toast = useToast();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ as }: { as: JoinAs; done: (team: string) => string; to?: string }) =>
      teamApi.consumeQr({ body: { token, ...as } }),
    onSuccess: async ({ id, name }, { done, to = `/my-teams/${id}` }) => {
      await queries.invalidateQueries({ queryKey: ['profile'] });
      toast(done(name));
      router.replace(to);
    },
  });
}
