'use client';

import { useLocale } from 'next-intl';
import { useMemo, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { fieldProblems } from './field-problems.ts';
import { shapeResolver } from './shape-resolver.ts';
import { useFailureMessage } from './use-failure-message.ts';

interface ShapeFormOptions<Input extends FieldValues, Output> {
  /** Can handle a failure itself by not throwing it. */
  readonly send: (values: Output) => Promise<void>;
  /** The message when the backend has no better one. */
  readonly failed: string;
  /** The values of an existing item. A new one has none, so that autofilled and early input is kept. */
  readonly defaultValues?: DefaultValues<Input>;
}

export interface ShapeForm<Input extends FieldValues, Output> {
  readonly form: UseFormReturn<Input, unknown, Output>;
  readonly failure: string | null;
  readonly busy: boolean;
  readonly submit: (event: React.FormEvent) => void;
  /** Shows why another action with these values failed. */
  readonly explain: (reason: unknown) => void;
  /** The error message of a field. */
  readonly problem: (field: Path<Input>) => string | undefined;
}

/** Validates with a shape of the contract, submits, and shows refusals on their fields. */
export function useShapeForm<Input extends FieldValues, Output>(
  shape: z.ZodType<Output, Input>,
  { send, failed, defaultValues }: ShapeFormOptions<Input, Output>,
): ShapeForm<Input, Output> {
  const locale = useLocale();
  const failureMessage = useFailureMessage();
  const [failure, setFailure] = useState<string | null>(null);
  const resolver = useMemo(() => shapeResolver(shape, locale), [shape, locale]);
  const form = useForm<Input, unknown, Output>({ resolver, ...(defaultValues ? { defaultValues } : {}) });

  const explain = (reason: unknown) => {
    const fields = fieldProblems(reason, form.getValues());
    for (const [index, { field, message }] of fields.entries()) {
      form.setError(
        field as Path<Input>,
        { type: 'server', message: message[locale] },
        { shouldFocus: index === 0 },
      );
    }
    setFailure(fields.length === 0 ? failureMessage(reason, failed) : null);
  };
  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    await send(values).catch(explain);
  });

  return {
    form,
    failure,
    busy: form.formState.isSubmitting,
    submit: (event) => void submit(event),
    explain,
    problem: (field) => form.getFieldState(field, form.formState).error?.message,
  };
}
