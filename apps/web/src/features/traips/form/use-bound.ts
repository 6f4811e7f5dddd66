'use client';

import { type FieldValues, type Path, type RegisterOptions, useWatch } from 'react-hook-form';
import type { ShapeForm } from '../../../ui/form/use-shape-form.ts';
import type { Bound } from './bound.ts';

/** The fields of a form that validates by a shape of the contract. */
export function useBound<Input extends FieldValues, Output>(
  { form, problem }: ShapeForm<Input, Output>,
  /** How what is written becomes what the shape takes. */
  written: Partial<Record<Path<Input>, (value: never) => unknown>> = {},
): Bound<Path<Input>> {
  const values = useWatch({ control: form.control });
  return {
    field: (name) => {
      const setValueAs = written[name];
      const options = (setValueAs ? { setValueAs } : {}) as RegisterOptions<Input, Path<Input>>;
      return { ...form.register(name, options), error: problem(name) };
    },
    held: (name) => String((values as Record<string, unknown>)[name] ?? ''),
  };
}
