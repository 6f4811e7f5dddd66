'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { NewTeamQr } from '@traip/contract';
import { teamApi } from '../../lib/api/browser.ts';

export type FreshQr = Awaited<ReturnType<typeof teamApi.createQr>>;
export type WorkingQr = Awaited<ReturnType<typeof teamApi.invitations>>['qrs'][number];

/** What is asked of a QR code, besides the team. */
export const QrWish = NewTeamQr.omit({ teamId: true });

/** Makes a QR code worthless; the list of those that work is read again. */
export function useRevoke() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (qrId: string) => teamApi.revokeQr({ params: { qrId } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['team', 'invitations'] }),
  });
}
