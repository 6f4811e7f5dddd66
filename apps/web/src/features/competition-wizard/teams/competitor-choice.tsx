'use client';

import type { CompetitorKind } from '@traip/engine';
import { useTranslations } from 'next-intl';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { kindsFor } from '../draft/competitors.ts';
import { isRotation } from '../draft/rotation.ts';
import type { Wizard } from '../state/use-wizard.ts';

/** Asked only in sports where not only teams compete. */
export function CompetitorChoice({ wizard }: { readonly wizard: Wizard }) {
  const t = useTranslations('competitionWizard.quick');
  const kinds = kindsFor(wizard.variant);
  if (kinds.length < 2 || isRotation(wizard.draft.format.key)) return null;
  return (
    <SelectField
      label={t('competitors')}
      placeholder={null}
      options={kinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
      value={wizard.competitors}
      onChange={(event) => wizard.change('competitors', event.target.value as CompetitorKind)}
    />
  );
}
