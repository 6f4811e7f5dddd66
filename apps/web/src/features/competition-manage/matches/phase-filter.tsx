'use client';

import { useTranslations } from 'next-intl';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import type { PhaseData } from '../data/use-competition.ts';

export interface PhasesWithMatches {
  readonly competitionId: string;
  readonly phases: readonly PhaseData[];
}

interface PhaseFilterProps {
  readonly phases: readonly PhaseData[];
  readonly value: string;
  /** The label of "all phases"; null where one is required. */
  readonly all: string | null;
  readonly onChange: (phase: string) => void;
}

/** Hidden when there is only one phase. */
export function PhaseFilter({ phases, value, all, onChange }: PhaseFilterProps) {
  const t = useTranslations('competitionManage');
  if (phases.length < 2) return null;
  return (
    <SelectField
      label={t('phase')}
      hideLabel
      placeholder={all}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      options={phases.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
