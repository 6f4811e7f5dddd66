'use client';

import { useQueryClient } from '@tanstack/react-query';
import { CallFailure } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import { useDeskContext } from '../data/desk-context.tsx';
import type { DeskData } from '../queue/types.ts';

/** Runs a call on the match and shows refusals. */
export function useMatchAction() {
  const t = useTranslations('matchDesk');
  const failureMessage = useFailureMessage();
  const queries = useQueryClient();
  const { storeDesk, refetch } = useDeskContext();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [code, setCode] = useState<string | null>(null);
  const move = async (call: () => Promise<DeskData>): Promise<boolean> => {
    setBusy(true);
    setFailure(null);
    try {
      storeDesk(await call());
      void queries.invalidateQueries({ queryKey: ['match'] });
      return true;
    } catch (reason) {
      setFailure(failureMessage(reason, t('moveFailed')));
      setCode(reason instanceof CallFailure ? (reason.code ?? null) : null);
      refetch();
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { move, busy, failure, code };
}
