'use client';

import { TextField, type TextFieldProps } from './text-field.tsx';

/** A text field for an address, which phones then neither capitalise nor correct. */
export function EmailField(props: Omit<TextFieldProps, 'type' | 'input'>) {
  return (
    <TextField
      {...props}
      type="email"
      input={{ inputMode: 'email', autoCapitalize: 'none', spellCheck: false }}
    />
  );
}
