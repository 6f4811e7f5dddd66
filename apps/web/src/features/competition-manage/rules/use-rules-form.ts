'use client';

import { CallFailure } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { competitionApi } from '../../../lib/api/browser.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import type { Override } from '../../../ui/sport-rules/override.ts';
import { toFormValues } from '../data/form-values.ts';
import { type CompetitionData, useInvalidateCompetitions } from '../data/use-competition.ts';

type Change = Parameters<typeof competitionApi.update>[0]['body'];

/** After a conflict the input stays, and the next submit overwrites. */
export function useRulesForm(competition: CompetitionData) {
  const t = useTranslations('ui');
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const invalidate = useInvalidateCompetitions();
  const [override, setOverride] = useState<Override>(competition.rulesOverride);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isStale, setStale] = useState(false);
  const isDirty = JSON.stringify(override) !== JSON.stringify(competition.rulesOverride);
  const save = async () => {
    setBusy(true);
    setFailure(null);
    setStale(false);
    try {
      const rulesOverride = override as Change['rulesOverride'];
      await competitionApi.update({ body: { ...toFormValues(competition), rulesOverride } });
      toast(t('saved'));
    } catch (reason) {
      if (reason instanceof CallFailure && reason.code === 'STALE_VERSION') setStale(true);
      else setFailure(failureMessage(reason, t('failures.save')));
    }
    await invalidate();
    setBusy(false);
  };
  return { override, setOverride, isDirty, busy, failure, isStale, save };
}
