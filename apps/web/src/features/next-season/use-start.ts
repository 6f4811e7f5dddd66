'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useRouter } from '../../i18n/navigation.ts';
import { nextSeasonApi } from '../../lib/api/next-season.ts';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../ui/form/use-failure-message.ts';
import type { SeasonDraft } from './draft/draft.ts';
import { type Place, seasonToSend } from './draft/places.ts';

/** Creates the season and opens its competitions. */
export function useStart(fromId: string, orgCode: string) {
  const t = useTranslations('nextSeason');
  const router = useRouter();
  const queries = useQueryClient();
  const toast = useToast();
  const failureMessage = useFailureMessage();
  // Submitting twice, or again after a lost response, creates one season.
  const requestId = useRef('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const start = async (draft: SeasonDraft, places: readonly Place[]) => {
    if (isBusy) return;
    if (!draft.competitions.some(({ isIncluded }) => isIncluded)) return setFailure(t('noneGoesOn'));
    requestId.current ||= crypto.randomUUID();
    setBusy(true);
    setFailure(null);
    try {
      const body = seasonToSend(draft, places, requestId.current);
      const { season } = await nextSeasonApi.create({ params: { id: fromId }, body });
      await queries.invalidateQueries({ queryKey: ['traip'] });
      await queries.invalidateQueries({ queryKey: ['competition'] });
      toast(t('started', { name: season.name }));
      router.push(`/dashboard/${orgCode}/competitions?seasonId=${season.id}`);
    } catch (refused) {
      setFailure(failureMessage(refused, t('startFailed')));
      setBusy(false);
    }
  };
  return { isBusy, failure, start };
}
