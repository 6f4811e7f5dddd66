'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';
import styles from './text-field.module.css';

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'className'> {
  /** Attributes that forms don't set: `inputMode`, `max`, `maxLength`… */
  readonly input?: ComponentProps<'input'>;
  /** A button at the end of the field. */
  readonly endAdornment?: ReactNode;
}

/** `ref` goes to the input, so that forms can focus it. */
export function TextField({
  id: givenId,
  label,
  hint,
  error,
  aside,
  input,
  endAdornment,
  ...rest
}: TextFieldProps) {
  const own = useId();
  const id = givenId ?? own;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} aside={aside}>
      <span className={styles.frame}>
        <input
          type="text"
          {...input}
          {...rest}
          id={id}
          className={styles.input}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(id, { error, hint })}
        />
        {endAdornment}
      </span>
    </FieldFrame>
  );
}
