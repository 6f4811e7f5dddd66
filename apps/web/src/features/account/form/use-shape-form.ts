'use client';

import { CallFailure } from '@traip/contract';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { failureSentence } from './failure-sentence.ts';
import { shapeResolver } from './shape-resolver.ts';

type Purpose = 'login' | 'register' | 'forgot' | 'reset' | 'resend';

export interface ShapeForm<Input extends FieldValues, Output> {
  readonly form: UseFormReturn<Input, unknown, Output>;
  /** What went wrong with the form as a whole. */
  readonly failure: string | null;
  readonly busy: boolean;
  readonly submit: (event: React.FormEvent) => void;
  /** The sentence beside a field, if it is wrong. */
  readonly problem: (field: Path<Input>) => string | undefined;
}

/**
 * A form that validates by a shape of the contract, sends, and puts what the backend refuses beside its field.
 * `send` may deal with a failure itself by not throwing it.
 */
export function useShapeForm<Input extends FieldValues, Output>(
  shape: z.ZodType<Output, Input>,
  purpose: Purpose,
  send: (values: Output) => Promise<void>,
): ShapeForm<Input, Output> {
  const locale = useLocale();
  const t = useTranslations('account.failures');
  const [failure, setFailure] = useState<string | null>(null);
  const resolver = useMemo(() => shapeResolver(shape, locale), [shape, locale]);
  // No default values: what the browser filled in, or was typed before the page woke up, is kept.
  const form = useForm<Input, unknown, Output>({ resolver });

  const explain = (reason: unknown) => {
    const fields =
      reason instanceof CallFailure ? reason.problems.filter(({ field }) => field in form.getValues()) : [];
    for (const [index, { field, message }] of fields.entries()) {
      form.setError(
        field as Path<Input>,
        { type: 'server', message: message[locale] },
        { shouldFocus: index === 0 },
      );
    }
    if (fields.length > 0) return;
    setFailure(failureSentence(reason, { locale, network: t('network'), otherwise: t(purpose) }));
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
