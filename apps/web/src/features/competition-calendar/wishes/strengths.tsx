'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { FieldFrame } from '../../../ui/fields/field-frame.tsx';
import { NumberStepper } from '../../../ui/fields/number-stepper.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { SwitchRow } from '../../../ui/fields/switch-row.tsx';
import { Fields, Pair } from '../../../ui/form/form-frame.tsx';
import { type Level, levels, levelsOf, type Strength, strengthNames, weightsOf } from './strengths.ts';
import type { WishesForm } from './use-wishes-form.ts';
import styles from './wishes.module.css';

const seconds = [5, 10, 20, 60, 120];

interface StrengthsProps {
  readonly wishesForm: WishesForm;
  readonly hasPlaces: boolean;
}

/** Sliders for what matters most; and how long to search. */
export function Strengths({ wishesForm: { form }, hasPlaces }: StrengthsProps) {
  const t = useTranslations('competitionCalendar');
  const [weights, finalRounds, keepPlaces] = useWatch({
    control: form.control,
    name: ['weights', 'finalRounds', 'keepPlaces'],
  });
  const chosen = levelsOf(weights ?? {});
  const set = (name: Strength, level: Level) =>
    form.setValue(
      'weights',
      { ...withoutSlider(weights), ...weightsOf({ ...chosen, [name]: level }) },
      { shouldDirty: true },
    );
  return (
    <Fields>
      {strengthNames
        .filter((name) => name !== 'stay' || hasPlaces)
        .map((name) => (
          <Slider key={name} name={name} level={chosen[name]} onChange={(level) => set(name, level)} />
        ))}
      <Pair>
        <NumberStepper
          label={t('finalRounds')}
          hint={t('finalRoundsHint')}
          value={finalRounds ?? 0}
          min={0}
          max={10}
          onChange={(value) => form.setValue('finalRounds', value, { shouldDirty: true })}
        />
        <SelectField
          {...form.register('seconds', { setValueAs: Number })}
          label={t('seconds')}
          hint={t('secondsHint')}
          placeholder={null}
          options={seconds.map((value) => ({
            value: String(value),
            label: t('secondsOf', { seconds: value }),
          }))}
        />
      </Pair>
      {hasPlaces && (
        <SwitchRow
          label={t('keepPlaces')}
          hint={t('keepPlacesHint')}
          checked={keepPlaces ?? true}
          onChange={(value) => form.setValue('keepPlaces', value, { shouldDirty: true })}
        />
      )}
    </Fields>
  );
}

type Weights = Parameters<typeof levelsOf>[0];

/** Weights without a slider stay as they were. */
function withoutSlider({ kickOff, club, primeTime }: Weights = {}): Weights {
  return {
    ...(kickOff === undefined ? {} : { kickOff }),
    ...(club === undefined ? {} : { club }),
    ...(primeTime === undefined ? {} : { primeTime }),
  };
}

interface SliderProps {
  readonly name: Strength;
  readonly level: Level;
  readonly onChange: (level: Level) => void;
}

function Slider({ name, level, onChange }: SliderProps) {
  const t = useTranslations('competitionCalendar');
  const id = useId();
  const levelLabel = t(`levels.${level}`);
  return (
    <FieldFrame
      id={id}
      label={t(`strengthNames.${name}`)}
      aside={<span className={styles.level}>{levelLabel}</span>}
      hint={t(`strengthHints.${name}`)}
    >
      <input
        id={id}
        type="range"
        className={styles.range}
        min={levels[0]}
        max={levels.at(-1)}
        value={level}
        aria-valuetext={levelLabel}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onChange(Number(target.value) as Level)}
      />
    </FieldFrame>
  );
}
