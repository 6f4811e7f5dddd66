'use client';

import { type ComponentProps, useId } from 'react';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';
import styles from './text-area.module.css';

interface TextAreaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'id' | 'className'> {}

/** Grows with its text. `ref` goes to the text area, so that forms can focus it. */
export function TextArea({ label, hint, error, aside, rows = 4, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} aside={aside}>
      <textarea
        {...rest}
        id={id}
        rows={rows}
        className={styles.area}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id, { error, hint })}
      />
    </FieldFrame>
  );
}
