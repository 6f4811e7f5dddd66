'use client';

import type { ObjectSchema } from '@traip/engine/formats';
import { SwitchRow } from '../fields/switch-row.tsx';
import { controlsIn, type Params } from './control-of.ts';
import { ParamField } from './param-field.tsx';
import styles from './params-form.module.css';
import { useParamWords } from './words.ts';

interface ParamsFormProps {
  readonly schema: ObjectSchema;
  /** What holds where nothing is said. */
  readonly defaults: Params;
  readonly value: Params;
  /** What the screen asks for in its own way. */
  readonly hidden?: readonly string[];
  /** Choices that make no sense here. */
  readonly without?: readonly string[];
  readonly problem?: (name: string) => string | undefined;
  readonly onChange: (value: Params) => void;
}

/** The parameters of an algorithm, as its JSON schema tells them. */
export function ParamsForm({ schema, defaults, value, hidden, ...rest }: ParamsFormProps) {
  const { without = [], problem, onChange } = rest;
  const { wordsOf } = useParamWords();
  const controls = controlsIn(schema, hidden);
  const valueOf = (name: string) => (Object.hasOwn(value, name) ? value[name] : defaults[name]);
  const change = (name: string) => (next: unknown) => onChange({ ...value, [name]: next });
  return (
    <>
      <div className={styles.grid}>
        {controls.map(
          ({ name, control }) =>
            control.kind !== 'switch' && (
              <ParamField
                key={name}
                words={wordsOf(name, control)}
                control={control}
                value={valueOf(name)}
                error={problem?.(name)}
                without={without}
                onChange={change(name)}
              />
            ),
        )}
      </div>
      <div className={styles.switches}>
        {controls.map(
          ({ name, control }) =>
            control.kind === 'switch' && (
              <SwitchRow
                key={name}
                {...wordsOf(name, control)}
                checked={valueOf(name) === true}
                onChange={change(name)}
              />
            ),
        )}
      </div>
    </>
  );
}
