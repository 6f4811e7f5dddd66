'use client';

import { CallFailure, competitionFields, Id, Version } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { z } from 'zod';
import { competitionApi } from '../../../lib/api/browser.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useShapeForm } from '../../../ui/form/use-shape-form.ts';
import { changeOf } from '../data/change-of.ts';
import { type CompetitionData, useReadCompetitions } from '../data/use-competition.ts';

const { rulesOverride: _rules, ...fields } = competitionFields;

/** A change of a competition but for its rules, which have a form of their own. */
const Settings = z
  .object({ id: Id, seasonId: Id, categoryId: Id, ...fields, version: Version })
  .refine(({ startsOn, endsOn }) => !startsOn || !endsOn || startsOn <= endsOn, {
    path: ['endsOn'],
    error: 'ENDS_BEFORE_IT_STARTS',
  });

const settingsOf = (competition: CompetitionData) => {
  const { rulesOverride: _same, ...settings } = changeOf(competition);
  return settings;
};

/** Saves the settings. Whoever saved meanwhile is not overwritten, and nothing that was typed is lost. */
export function useSettingsForm(competition: CompetitionData) {
  const t = useTranslations('ui');
  const toast = useToast();
  const readAgain = useReadCompetitions();
  const [overtaken, setOvertaken] = useState(false);
  const { id } = competition;
  const shapeForm = useShapeForm(Settings, {
    failed: t('failures.save'),
    defaultValues: settingsOf(competition),
    send: async (values) => {
      const isSaved = await saved({ ...values, rulesOverride: competition.rulesOverride });
      setOvertaken(!isSaved);
      if (isSaved) toast(t('saved'));
      const latest = await competitionApi.fullById({ params: { id } });
      // What somebody else saved comes in; what was typed here stays.
      shapeForm.form.reset(settingsOf(latest), { keepDirtyValues: !isSaved });
      await readAgain();
    },
  });
  return { ...shapeForm, overtaken };
}

/** False when somebody else was faster. */
async function saved(body: Parameters<typeof competitionApi.update>[0]['body']): Promise<boolean> {
  try {
    await competitionApi.update({ body });
    return true;
  } catch (failure) {
    if (failure instanceof CallFailure && failure.code === 'STALE_VERSION') return false;
    throw failure;
  }
}
