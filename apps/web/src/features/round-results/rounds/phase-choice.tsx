'use client';

import { useTranslations } from 'next-intl';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import type { RoundData } from '../queue/round-storage.ts';
import styles from './phase-choice.module.css';

interface PhaseChoiceProps {
  readonly data: RoundData;
  readonly onChoose: (phaseId: string) => void;
}

/** Only with several phases. */
export function PhaseChoice({ data: { phases, phaseId }, onChoose }: PhaseChoiceProps) {
  const t = useTranslations('roundResults');
  if (phases.length < 2) return null;
  return (
    <div className={styles.choice}>
      <SelectField
        label={t('phase')}
        hideLabel
        placeholder={null}
        value={phaseId ?? ''}
        onChange={({ target }) => onChoose(target.value)}
        options={phases.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </div>
  );
}
