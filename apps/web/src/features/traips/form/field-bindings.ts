import type { Ref } from 'react';

/** The props that bind a control to a field, wherever the values live. */
interface BoundField {
  readonly name: string;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => unknown;
  // biome-ignore lint/suspicious/noExplicitAny: what a control tells of being left is nobody's business but the form's
  readonly onBlur?: (event: any) => unknown;
  readonly value?: string;
  // biome-ignore lint/suspicious/noExplicitAny: one ref serves inputs, selects and text areas alike
  readonly ref?: Ref<any>;
  readonly error: string | undefined;
}

/** For components that do not care where the values live. */
export interface FieldBindings<Name extends string> {
  readonly field: (name: Name) => BoundField;
  /** The current value. */
  readonly currentValue: (name: Name) => string;
}
