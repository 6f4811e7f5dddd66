'use client';

import { useTranslations } from 'next-intl';
import { NumberStepper } from '../fields/number-stepper.tsx';
import { Pair } from '../form/form-frame.tsx';

interface MatchesPerDay {
  readonly mostPerTeamAndDay: number;
  readonly dayRestMinutes: number;
}

interface SeveralADayProps extends MatchesPerDay {
  readonly onChange: (changed: Partial<MatchesPerDay>) => void;
}

export function SeveralPerDay({ mostPerTeamAndDay, dayRestMinutes, onChange }: SeveralADayProps) {
  const t = useTranslations('ui.severalADay');
  return (
    <Pair>
      <NumberStepper
        label={t('most')}
        hint={t('mostHint')}
        value={mostPerTeamAndDay}
        min={1}
        max={12}
        onChange={(count) => onChange({ mostPerTeamAndDay: count })}
      />
      {mostPerTeamAndDay > 1 && (
        <NumberStepper
          label={t('rest')}
          hint={t('restHint')}
          value={dayRestMinutes}
          min={0}
          max={720}
          step={5}
          onChange={(minutes) => onChange({ dayRestMinutes: minutes })}
        />
      )}
    </Pair>
  );
}
