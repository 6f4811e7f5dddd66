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

interface Sending<Input extends FieldValues, Output> {
  /** May deal with a failure itself by not throwing it. */
  readonly send: (values: Output) => Promise<void>;
  /** What to say when the backend has no better word for what failed. */
  readonly failed: string;
  /** What an existing thing holds. A new thing has none: what the browser filled in, or was typed before the page
   * woke up, is then kept. */
  readonly defaultValues?: DefaultValues<Input>;
}

export interface ShapeForm<Input extends FieldValues, Output> {
  readonly form: UseFormReturn<Input, unknown, Output>;
  /** What went wrong with the form as a whole. */
  readonly failure: string | null;
  readonly busy: boolean;
  readonly submit: (event: React.FormEvent) => void;
  /** The sentence beside a field, if it is wrong. */
  readonly problem: (field: Path<Input>) => string | undefined;
}

/** A form that validates by a shape of the contract, sends, and puts what the backend refuses beside its field. */
export function useShapeForm<Input extends FieldValues, Output>(
  shape: z.ZodType<Output, Input>,
  { send, failed, defaultValues }: Sending<Input, Output>,
): ShapeForm<Input, Output> {
  const locale = useLocale();
  const sentence = useFailureMessage();
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
    if (fields.length === 0) setFailure(sentence(reason, failed));
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
    problem: (field) => form.getFieldState(field, form.formState).error?.message,
  };
}
