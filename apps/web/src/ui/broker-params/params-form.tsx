'use client';

import type { ObjectSchema } from '@traip/engine/formats';
import { SwitchRow } from '../fields/switch-row.tsx';
import { controlsIn, type Params } from './control-of.ts';
import { ParamField } from './param-field.tsx';
import styles from './params-form.module.css';
import { useParamLabels } from './use-param-labels.ts';

interface ParamsFormProps {
  readonly schema: ObjectSchema;
  readonly defaults: Params;
  readonly value: Params;
  /** Parameters the screen asks for itself. */
  readonly hidden?: readonly string[];
  /** Hidden options. */
  readonly without?: readonly string[];
  readonly problem?: (name: string) => string | undefined;
  readonly onChange: (value: Params) => void;
}

/** A form for the parameters in an algorithm's JSON schema. */
export function ParamsForm({ schema, defaults, value, hidden, ...rest }: ParamsFormProps) {
  const { without = [], problem, onChange } = rest;
  const { labelsOf } = useParamLabels();
  const controls = controlsIn(schema, hidden);
  const currentValue = (name: string) => (Object.hasOwn(value, name) ? value[name] : defaults[name]);
  const change = (name: string) => (next: unknown) => onChange({ ...value, [name]: next });
  return (
    <>
      <div className={styles.grid}>
        {controls.map(
          ({ name, control }) =>
            control.kind !== 'switch' && (
              <ParamField
                key={name}
                labels={labelsOf(name, control)}
                control={control}
                value={currentValue(name)}
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
                {...labelsOf(name, control)}
                checked={currentValue(name) === true}
                onChange={change(name)}
              />
            ),
        )}
      </div>
    </>
  );
}
