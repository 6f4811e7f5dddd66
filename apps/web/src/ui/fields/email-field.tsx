'use client';

import { TextField, type TextFieldProps } from './text-field.tsx';

/** Phones neither capitalise nor correct it. */
export function EmailField(props: Omit<TextFieldProps, 'type' | 'input'>) {
  return (
    <TextField
      {...props}
      type="email"
      input={{ inputMode: 'email', autoCapitalize: 'none', spellCheck: false }}
    />
  );
}
