import { problemsOf } from '@traip/contract';
import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form';
import type { z } from 'zod';
import type { Locale } from '../../i18n/locales.ts';

/** Validates with the contract's shape, in the reader's language. */
export function shapeResolver<Input extends FieldValues, Output>(
  shape: z.ZodType<Output, Input>,
  locale: Locale,
): Resolver<Input, unknown, Output> {
  return (values) => {
    const result = shape.safeParse(values);
    if (result.success) return { values: result.data, errors: {} };
    const errors: FieldErrors<Input> = {};
    for (const { field, message } of problemsOf(result.error)) {
      set(errors, field, { type: 'shape', message: message[locale] });
    }
    return { values: {}, errors };
  };
}
