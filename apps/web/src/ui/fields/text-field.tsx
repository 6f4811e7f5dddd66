'use client';

import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { type ReactNode, useId } from 'react';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';

type InputProps = Omit<OutlinedInputProps, 'error' | 'label' | 'notched' | 'id' | 'fullWidth' | 'inputProps'>;

export interface TextFieldProps extends FieldTexts, InputProps {
  readonly id?: string;
  /** Attributes of the input itself: `inputMode`, `max`, `maxLength`… */
  readonly input?: React.InputHTMLAttributes<HTMLInputElement>;
  readonly endAdornment?: ReactNode;
}

/** `ref` goes to the input, so that forms can focus it. */
export function TextField({ id: givenId, label, hint, error, aside, input, ref, ...rest }: TextFieldProps) {
  const own = useId();
  const id = givenId ?? own;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} aside={aside}>
      <OutlinedInput
        {...rest}
        id={id}
        inputRef={ref}
        fullWidth
        notched={false}
        error={error !== undefined}
        slotProps={{ input: { ...input, 'aria-describedby': describedBy(id, { error, hint }) } }}
      />
    </FieldFrame>
  );
}
