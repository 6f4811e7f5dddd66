'use client';

import { useTranslations } from 'next-intl';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { proposedRepechage } from '../draft/proposals.ts';
import { isReadable } from '../draft/weights.ts';
import type { Wizard } from '../state/use-wizard.ts';

/** In combat sports: one class, or several at once. */
export function WeightsField({ wizard }: { readonly wizard: Wizard }) {
  const t = useTranslations('competitionWizard.quick');
  const { draft, change, variant, competitors } = wizard;
  if (competitors !== 'INDIVIDUAL' || proposedRepechage(variant) === null) return null;
  return (
    <TextField
      label={t('weights')}
      hint={t('weightsHint')}
      placeholder="−60, −66, −73, +73"
      value={draft.weights}
      error={isReadable(draft.weights) ? undefined : t('weightsUnread')}
      autoComplete="off"
      input={{ maxLength: 200 }}
      onChange={(event) => change('weights', event.target.value)}
    />
  );
}
