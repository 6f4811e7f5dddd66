import type { Ref } from 'react';

/** The props that bind a control to a field, independent of where the values are stored. */
interface BoundField {
  readonly name: string;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => unknown;
  // biome-ignore lint/suspicious/noExplicitAny: only the form reads a control's blur event
  readonly onBlur?: (event: any) => unknown;
  readonly value?: string;
  // biome-ignore lint/suspicious/noExplicitAny: one ref serves inputs, selects and text areas alike
  readonly ref?: Ref<any>;
  readonly error: string | undefined;
}

/** For components that don't care where the values are stored. */
export interface FieldBindings<Name extends string> {
  readonly field: (name: Name) => BoundField;
  /** The current value. */
  readonly currentValue: (name: Name) => string;
}
