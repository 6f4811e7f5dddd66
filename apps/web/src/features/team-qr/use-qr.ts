'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { NewTeamQr } from '@traip/contract';
import { teamApi } from '../../lib/api/browser.ts';

export type CreatedQr = Awaited<ReturnType<typeof teamApi.createQr>>;
export type WorkingQr = Awaited<ReturnType<typeof teamApi.invitations>>['qrs'][number];

export const QrInput = NewTeamQr.omit({ teamId: true });

/** Revokes a QR code, and refetches the list. */
export function useRevoke() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (qrId: string) => teamApi.revokeQr({ params: { qrId } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['team', 'invitations'] }),
  });
}
