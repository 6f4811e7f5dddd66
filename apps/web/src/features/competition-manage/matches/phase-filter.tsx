'use client';

import { useTranslations } from 'next-intl';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import type { PhaseData } from '../data/use-competition.ts';

export interface PhasesWithMatches {
  readonly competitionId: string;
  /** Those that have matches. */
  readonly phases: readonly PhaseData[];
}

interface PhaseFilterProps {
  readonly phases: readonly PhaseData[];
  readonly value: string;
  /** The line of "all of them"; null where it is always one. */
  readonly all: string | null;
  readonly onChange: (phase: string) => void;
}

/** Which phase; where there is but one, there is nothing to choose. */
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
