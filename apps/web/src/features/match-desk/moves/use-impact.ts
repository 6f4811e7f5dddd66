'use client';

import type { SupposedResult, Write } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import type { ImpactData } from '../../../ui/match/impact-list.tsx';
import { useDeskContext } from '../data/desk-context.tsx';

/** A read-only preview. */
export function useImpact() {
  const t = useTranslations('matchDesk');
  const failureMessage = useFailureMessage();
  const { client } = useDeskContext();
  const [impact, setImpact] = useState<ImpactData | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const ask = async (body: Write<typeof SupposedResult>) => {
    setBusy(true);
    setFailure(null);
    try {
      setImpact(await client.impact({ body }));
    } catch (reason) {
      setFailure(failureMessage(reason, t('impactFailed')));
    } finally {
      setBusy(false);
    }
  };
  const forget = () => {
    setImpact(null);
    setFailure(null);
  };
  return { impact, ask, forget, busy, failure };
}
