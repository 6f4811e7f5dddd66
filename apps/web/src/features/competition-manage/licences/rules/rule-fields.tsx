'use client';

import { useWatch } from 'react-hook-form';
import { DateField } from '../../../../ui/date/date-field.tsx';
import { SwitchRow } from '../../../../ui/fields/switch-row.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { endOf, firstDay, lastDay, startOf } from './days.ts';
import type { RulesForm } from './use-rules-form.ts';

export interface RulesProps {
  readonly rules: RulesForm;
}

interface FieldProps<N extends string> extends RulesProps {
  readonly name: N;
  readonly label: string;
  readonly hint?: string;
}

type CountName =
  | 'minPlayers'
  | 'maxPlayers'
  | 'minStaff'
  | 'maxStaff'
  | 'maxChanges'
  | 'ageFrom'
  | 'ageTo'
  | 'minPerGender'
  | 'documentsKeptDays'
  | 'exceptions.overAge'
  | 'exceptions.foreign';

/** NaN is kept, so that validation reports it. */
export const numberIfAny = (value: string | number | undefined) =>
  value === '' || value === undefined ? undefined : Number(value);

/** A number; empty requires nothing. */
export function CountField({ rules: { form, problem }, name, ...texts }: FieldProps<CountName>) {
  return (
    <TextField
      {...form.register(`rules.${name}`, { setValueAs: numberIfAny })}
      {...texts}
      error={problem(`rules.${name}`)}
      type="number"
      input={{ min: 0, inputMode: 'numeric' }}
    />
  );
}

interface MomentProps extends FieldProps<'opensAt' | 'closesAt' | 'changesUntil'> {
  /** Whether the day itself still counts. */
  readonly isLast?: boolean;
}

/** A moment that users enter as a day. */
export function MomentField({ rules: { form, problem }, name, isLast = false, ...texts }: MomentProps) {
  const moment = useWatch({ control: form.control, name: `rules.${name}` });
  const toMoment = isLast ? endOf : startOf;
  return (
    <DateField
      {...texts}
      value={isLast ? lastDay(moment) : firstDay(moment)}
      onChange={({ target }) => form.setValue(`rules.${name}`, toMoment(target.value), { shouldDirty: true })}
      error={problem(`rules.${name}`)}
    />
  );
}

type SwitchName =
  | 'fixedShirts'
  | 'byBirthYear'
  | 'oneTeamPerCompetition'
  | 'playableWhileChecked'
  | 'requiresConsent'
  | 'requiresLicence';

interface RuleSwitchProps extends FieldProps<SwitchName> {
  /** What an empty field means. */
  readonly usual: boolean;
}

export function RuleSwitch({ rules: { form }, name, usual, ...texts }: RuleSwitchProps) {
  const isOn = useWatch({ control: form.control, name: `rules.${name}` }) ?? usual;
  return (
    <SwitchRow
      {...texts}
      checked={isOn}
      onChange={(checked) => form.setValue(`rules.${name}`, checked, { shouldDirty: true })}
    />
  );
}
