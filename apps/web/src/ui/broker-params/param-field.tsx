'use client';

import { useTranslations } from 'next-intl';
import { NumberStepper } from '../fields/number-stepper.tsx';
import { SelectField } from '../fields/select-field.tsx';
import type { Control } from './control-of.ts';
import styles from './params-form.module.css';
import { type ParamLabels, useParamLabels } from './use-param-labels.ts';

interface ParamFieldProps {
  readonly labels: ParamLabels;
  readonly control: Exclude<Control, { kind: 'switch' }>;
  readonly value: unknown;
  readonly error: string | undefined;
  readonly without: readonly string[];
  readonly onChange: (value: unknown) => void;
}

export function ParamField({ control, ...rest }: ParamFieldProps) {
  if (control.kind === 'number') return <NumberField {...rest} control={control} />;
  if (control.kind === 'several') return <SeveralField {...rest} control={control} />;
  if (control.kind === 'agreement') return <AgreementField {...rest} control={control} />;
  return <ChoiceField {...rest} control={control} />;
}

type PropsOf<K extends Control['kind']> = Omit<ParamFieldProps, 'control'> & {
  readonly control: Extract<Control, { kind: K }>;
};

function ChoiceField({ labels, control, value, error, without, onChange }: PropsOf<'choice'>) {
  const { choiceOf } = useParamLabels();
  const available = control.values.filter((item) => !without.includes(String(item)));
  return (
    <SelectField
      {...labels}
      error={error}
      placeholder={null}
      value={String(value)}
      options={available.map((entry) => ({ value: String(entry), label: choiceOf(entry) }))}
      onChange={(event) => onChange(available.find((item) => String(item) === event.target.value))}
    />
  );
}

function NumberField({ labels, control, value, error, onChange }: PropsOf<'number'>) {
  const t = useTranslations('brokerParams');
  const { min, max, mayBeAutomatic } = control;
  const isAutomatic = value === null;
  const automatic = mayBeAutomatic && (
    <label className={styles.automatic}>
      <input
        type="checkbox"
        checked={isAutomatic}
        onChange={(event) => onChange(event.target.checked ? null : Math.max(min, 2))}
      />
      {t('automatic')}
    </label>
  );
  return (
    <div>
      {!isAutomatic && (
        <NumberStepper
          {...labels}
          value={Number(value)}
          min={min}
          max={max}
          error={error}
          onChange={onChange}
        />
      )}
      {isAutomatic && <span className={styles.legend}>{labels.label}</span>}
      {automatic}
    </div>
  );
}

function SeveralField({ labels, control, value, onChange }: PropsOf<'several'>) {
  const { choiceOf } = useParamLabels();
  const chosen = Array.isArray(value) ? (value as unknown[]) : [];
  return (
    <fieldset className={styles.several}>
      <legend className={styles.legend}>{labels.label}</legend>
      {control.values.map((item) => (
        <label key={item} className={styles.option}>
          <input
            type="checkbox"
            checked={chosen.includes(item)}
            onChange={(event) =>
              onChange(event.target.checked ? [...chosen, item] : chosen.filter((other) => other !== item))
            }
          />
          {choiceOf(item)}
        </label>
      ))}
    </fieldset>
  );
}

/** The common choice; without one, the minimum. */
const commonValues: Readonly<Record<string, number>> = { days: 30, places: 1 };

function AgreementField({ labels, control: { numbers }, value, error, onChange }: PropsOf<'agreement'>) {
  const { partOf } = useParamLabels();
  const agreed = value === null || typeof value !== 'object' ? null : (value as Record<string, number>);
  const first = () => Object.fromEntries(numbers.map(({ name, min }) => [name, commonValues[name] ?? min]));
  return (
    <fieldset className={styles.several}>
      <legend className={styles.legend}>{labels.label}</legend>
      <label className={styles.option}>
        <input
          type="checkbox"
          checked={agreed !== null}
          onChange={(event) => onChange(event.target.checked ? first() : null)}
        />
        {labels.hint}
      </label>
      {agreed !== null && (
        <div className={styles.agreement}>
          {numbers.map(({ name, min, max }) => (
            <NumberStepper
              key={name}
              label={partOf(name)}
              value={agreed[name] ?? min}
              min={min}
              max={max}
              error={error}
              onChange={(next) => onChange({ ...agreed, [name]: next })}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}
