import type { ChangeEvent, Ref } from 'react';

/** What a control carries to hold one field of a form, whoever keeps the values. */
export interface BoundField {
  readonly name: string;
  readonly onChange: (
    event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>,
  ) => unknown;
  readonly onBlur?: (event: never) => unknown;
  readonly value?: string;
  // biome-ignore lint/suspicious/noExplicitAny: one ref serves inputs, selects and text areas alike
  readonly ref?: Ref<any>;
  readonly error: string | undefined;
}

/** The fields of a form, for components that draw them and do not care where the values live. */
export interface FieldBindings<Name extends string> {
  readonly field: (name: Name) => BoundField;
  /** What is in it now. */
  readonly valueOf: (name: Name) => string;
}
