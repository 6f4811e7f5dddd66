'use client';

import { useTranslations } from 'next-intl';
import { NumberStepper } from '../fields/number-stepper.tsx';
import { SelectField } from '../fields/select-field.tsx';
import type { Control } from './control-of.ts';
import styles from './params-form.module.css';
import { type ParamWords, useParamWords } from './words.ts';

interface ParamFieldProps {
  readonly words: ParamWords;
  readonly control: Exclude<Control, { kind: 'switch' }>;
  readonly value: unknown;
  readonly error: string | undefined;
  readonly without: readonly string[];
  readonly onChange: (value: unknown) => void;
}

/** One number, one choice, several, or an agreement. */
export function ParamField({ control, ...rest }: ParamFieldProps) {
  if (control.kind === 'number') return <NumberField {...rest} control={control} />;
  if (control.kind === 'several') return <SeveralField {...rest} control={control} />;
  if (control.kind === 'agreement') return <AgreementField {...rest} control={control} />;
  return <ChoiceField {...rest} control={control} />;
}

type Of<K extends Control['kind']> = Omit<ParamFieldProps, 'control'> & {
  readonly control: Extract<Control, { kind: K }>;
};

function ChoiceField({ words, control, value, error, without, onChange }: Of<'choice'>) {
  const { choiceOf } = useParamWords();
  const offered = control.values.filter((one) => !without.includes(String(one)));
  return (
    <SelectField
      {...words}
      error={error}
      placeholder={null}
      value={String(value)}
      options={offered.map((one) => ({ value: String(one), label: choiceOf(one) }))}
      onChange={(event) => onChange(offered.find((one) => String(one) === event.target.value))}
    />
  );
}

function NumberField({ words, control, value, error, onChange }: Of<'number'>) {
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
        <NumberStepper {...words} value={Number(value)} {...{ min, max, error }} onChange={onChange} />
      )}
      {isAutomatic && <span className={styles.legend}>{words.label}</span>}
      {automatic}
    </div>
  );
}

function SeveralField({ words, control, value, onChange }: Of<'several'>) {
  const { choiceOf } = useParamWords();
  const chosen = Array.isArray(value) ? (value as unknown[]) : [];
  return (
    <fieldset className={styles.several}>
      <legend className={styles.legend}>{words.label}</legend>
      {control.values.map((one) => (
        <label key={one} className={styles.option}>
          <input
            type="checkbox"
            checked={chosen.includes(one)}
            onChange={(event) =>
              onChange(event.target.checked ? [...chosen, one] : chosen.filter((other) => other !== one))
            }
          />
          {choiceOf(one)}
        </label>
      ))}
    </fieldset>
  );
}

/** What most agree on; without it, the least that there may be. */
const usual: Readonly<Record<string, number>> = { days: 30, places: 1 };

function AgreementField({ words, control: { numbers }, value, error, onChange }: Of<'agreement'>) {
  const { partOf } = useParamWords();
  const agreed = value === null || typeof value !== 'object' ? null : (value as Record<string, number>);
  const first = () => Object.fromEntries(numbers.map(({ name, min }) => [name, usual[name] ?? min]));
  return (
    <fieldset className={styles.several}>
      <legend className={styles.legend}>{words.label}</legend>
      <label className={styles.option}>
        <input
          type="checkbox"
          checked={agreed !== null}
          onChange={(event) => onChange(event.target.checked ? first() : null)}
        />
        {words.hint}
      </label>
      {agreed !== null && (
        <div className={styles.agreement}>
          {numbers.map(({ name, min, max }) => (
            <NumberStepper
              key={name}
              label={partOf(name)}
              value={agreed[name] ?? min}
              {...{ min, max, error }}
              onChange={(next) => onChange({ ...agreed, [name]: next })}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}
