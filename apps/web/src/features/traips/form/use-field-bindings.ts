'use client';

import { type FieldValues, type Path, type RegisterOptions, useWatch } from 'react-hook-form';
import type { ShapeForm } from '../../../ui/form/use-shape-form.ts';
import type { FieldBindings } from './field-bindings.ts';

/** Bindings for a form validated by a shape of the contract. */
export function useFieldBindings<Input extends FieldValues, Output>(
  { form, problem }: ShapeForm<Input, Output>,
  /** Parsers from text to what the shape expects. */
  parsers: Partial<Record<Path<Input>, (value: never) => unknown>> = {},
): FieldBindings<Path<Input>> {
  const values = useWatch({ control: form.control });
  return {
    field: (name) => {
      const setValueAs = parsers[name];
      const options = (setValueAs ? { setValueAs } : {}) as RegisterOptions<Input, Path<Input>>;
      return { ...form.register(name, options), error: problem(name) };
    },
    currentValue: (name) => String((values as Record<string, unknown>)[name] ?? ''),
  };
}
