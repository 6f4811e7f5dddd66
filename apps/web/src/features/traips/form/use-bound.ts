'use client';

import { type FieldValues, type Path, type RegisterOptions, useWatch } from 'react-hook-form';
import type { ShapeForm } from '../../../ui/form/use-shape-form.ts';
import type { FieldBindings } from './bound.ts';

/** The fields of a form that validates by a shape of the contract. */
export function useFieldBindings<Input extends FieldValues, Output>(
  { form, problem }: ShapeForm<Input, Output>,
  /** How what is written becomes what the shape takes. */
  parsers: Partial<Record<Path<Input>, (value: never) => unknown>> = {},
): FieldBindings<Path<Input>> {
  const values = useWatch({ control: form.control });
  return {
    field: (name) => {
      const setValueAs = parsers[name];
      const options = (setValueAs ? { setValueAs } : {}) as RegisterOptions<Input, Path<Input>>;
      return { ...form.register(name, options), error: problem(name) };
    },
    valueOf: (name) => String((values as Record<string, unknown>)[name] ?? ''),
  };
}
