'use client';

import { CallFailure, type Read, RegistrationRulesChange, type Write } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { registrationApi } from '../../../../lib/api/registration.ts';
import { useToast } from '../../../../ui/feedback/toast.tsx';
import { type ShapeForm, useShapeForm } from '../../../../ui/form/use-shape-form.ts';
import { type RulesData, useInvalidateLicences } from '../data/use-rules.ts';

type Input = Write<typeof RegistrationRulesChange>;
type Output = Read<typeof RegistrationRulesChange>;

/** The rules as a form, whose values match the contract. */
export type RulesForm = ShapeForm<Input, Output>;

/** A conflicting save overwrites nothing, and the input is kept. */
export function useRulesForm(competitionId: string, { rules, version }: RulesData) {
  const t = useTranslations();
  const toast = useToast();
  const invalidate = useInvalidateLicences();
  const [isStale, setStale] = useState(false);
  const params = { competitionId };
  const shaped: RulesForm = useShapeForm(RegistrationRulesChange, {
    failed: t('ui.failures.save'),
    defaultValues: { rules, version },
    send: async (body) => {
      try {
        const saved = await registrationApi.saveRules({ params, body });
        setStale(false);
        shaped.form.reset({ rules: saved.rules, version: saved.version });
        toast(t('licences.rules.saved'));
      } catch (failure) {
        if (!(failure instanceof CallFailure) || failure.code !== 'STALE_VERSION') throw failure;
        const latest = await registrationApi.rules({ params });
        shaped.form.setValue('version', latest.version);
        setStale(true);
      }
      await invalidate();
    },
  });
  return { ...shaped, isStale };
}
