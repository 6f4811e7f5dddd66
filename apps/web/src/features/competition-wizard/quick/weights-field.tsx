'use client';

import { useLocale, useTranslations } from 'next-intl';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { proposedRepechage } from '../draft/proposals.ts';
import { weightProblems } from '../draft/weights.ts';
import type { Wizard } from '../state/use-wizard.ts';

/** For combat sports: one class, or several at once. */
export function WeightsField({ wizard }: { readonly wizard: Wizard }) {
  const t = useTranslations('competitionWizard.quick');
  const locale = useLocale();
  const { draft, change, variant, competitors, problem } = wizard;
  if (competitors !== 'INDIVIDUAL' || proposedRepechage(variant) === null) return null;
  return (
    <TextField
      label={t('weights')}
      hint={t('weightsHint')}
      placeholder="−60, −66, −73, +73"
      value={draft.weights}
      error={weightProblems(draft.weights)[0]?.message[locale] ?? problem('weightClasses')}
      autoComplete="off"
      input={{ maxLength: 200 }}
      onChange={(event) => change('weights', event.target.value)}
    />
  );
}
