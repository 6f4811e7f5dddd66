'use client';

import { useCallback, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Problem } from '../draft/problems.ts';
import type { CompetitionFormInput } from '../draft/to-form.ts';
import { useFirstUse } from './use-first-use.ts';

type FormProblems = (form: CompetitionFormInput) => Problem[];

const load = async (): Promise<FormProblems> => (await import('../draft/form-problems.ts')).formProblems;

interface FormCheck {
  /** Null until the shape of the form is loaded. */
  readonly problems: readonly Problem[] | null;
  /** Loads it first if necessary. */
  readonly check: () => Promise<readonly Problem[]>;
}

/** Checks the form against the contract. Its shape is loaded at the first use of the page, or at once if `isInUse`. */
export function useFormCheck(form: CompetitionFormInput, isInUse: boolean): FormCheck {
  const [formProblems, setFormProblems] = useState<FormProblems | null>(null);
  const prepare = useCallback(() => {
    load().then(
      (loaded) => setFormProblems(() => loaded),
      // Offline: loaded when the form is checked, or left to the server.
      () => undefined,
    );
  }, []);
  useFirstUse(prepare);
  useEffect(() => {
    if (isInUse) prepare();
  }, [isInUse, prepare]);
  const problems = useMemo(() => formProblems?.(form) ?? null, [formProblems, form]);
  const check = async () => {
    if (problems !== null) return problems;
    const loaded = await load().catch(() => null);
    if (loaded === null) return [];
    // At once: the caller focuses the first invalid field.
    flushSync(() => setFormProblems(() => loaded));
    return loaded(form);
  };
  return { problems, check };
}
