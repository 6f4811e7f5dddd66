'use client';

import { CallFailure, competitionFields, Id, Version } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { z } from 'zod';
import { competitionApi } from '../../../lib/api/browser.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useShapeForm } from '../../../ui/form/use-shape-form.ts';
import { toFormValues } from '../data/form-values.ts';
import { type CompetitionData, useInvalidateCompetitions } from '../data/use-competition.ts';

const { rulesOverride: _rules, ...fields } = competitionFields;

/** Rules have their own form. */
const Settings = z
  .object({ id: Id, seasonId: Id, categoryId: Id, ...fields, version: Version })
  .refine(({ startsOn, endsOn }) => !startsOn || !endsOn || startsOn <= endsOn, {
    path: ['endsOn'],
    error: 'ENDS_BEFORE_IT_STARTS',
  });

const settingsOf = (competition: CompetitionData) => {
  const { rulesOverride: _same, ...settings } = toFormValues(competition);
  return settings;
};

/** A conflicting save overwrites nothing, and the input is kept. */
export function useSettingsForm(competition: CompetitionData) {
  const t = useTranslations('ui');
  const toast = useToast();
  const invalidate = useInvalidateCompetitions();
  const [isStale, setStale] = useState(false);
  const { id } = competition;
  const shapeForm = useShapeForm(Settings, {
    failed: t('failures.save'),
    defaultValues: settingsOf(competition),
    send: async (values) => {
      const isSaved = await saved({ ...values, rulesOverride: competition.rulesOverride });
      setStale(!isSaved);
      if (isSaved) toast(t('saved'));
      const latest = await competitionApi.fullById({ params: { id } });
      // Takes over other people's changes; fields edited here keep their value.
      shapeForm.form.reset(settingsOf(latest), { keepDirtyValues: !isSaved });
      await invalidate();
    },
  });
  return { ...shapeForm, isStale };
}

/** False on a conflict. */
async function saved(body: Parameters<typeof competitionApi.update>[0]['body']): Promise<boolean> {
  try {
    await competitionApi.update({ body });
    return true;
  } catch (failure) {
    if (failure instanceof CallFailure && failure.code === 'STALE_VERSION') return false;
    throw failure;
  }
}
