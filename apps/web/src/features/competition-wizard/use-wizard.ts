'use client';

import type { CallReply, dashboardCalls } from '@traip/contract';
import { useLocale } from 'next-intl';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { variantOf } from './draft/chosen.ts';
import { type Draft, emptyDraft } from './draft/draft.ts';
import type { DraftStore } from './draft/draft-store.ts';
import { formProblems, type Problem, ruleProblems } from './draft/problems.ts';
import { toForm, type CompetitionFormInput } from './draft/to-form.ts';
import { usePhaseNames } from './format/use-format-words.ts';
import { type PreviewState, usePreview } from './format/use-preview.ts';
import { type Step, stepOf, steps } from './step/steps.ts';

export type FormStart = CallReply<(typeof dashboardCalls)['initialData']>;

/** What every step works with. */
export interface Wizard {
  readonly start: FormStart;
  readonly orgCode: string;
  readonly abilities: readonly string[];
  readonly draft: Draft;
  /** What is played, chosen or new; undefined until something is. */
  readonly variant: string | undefined;
  readonly form: CompetitionFormInput;
  readonly preview: PreviewState;
  /** Whether the device keeps the draft. */
  readonly isDraftSaved: boolean;
  readonly change: <K extends keyof Draft>(part: K, value: Draft[K]) => void;
  /** Several parts at once, where one choice decides others. */
  readonly changeAll: (draft: Draft) => void;
  /** The sentence beside a field, once its step was tried. */
  readonly problem: (field: string) => string | undefined;
  /** All that is wrong, step by step. */
  readonly problemsIn: (step: Step) => readonly Problem[];
  /** From now on a step says what is wrong with it. */
  readonly showErrors: (...tried: readonly Step[]) => void;
  readonly setRefused: (problems: readonly Problem[]) => void;
  readonly discardDraft: () => void;
}

interface WizardOptions {
  readonly start: FormStart;
  readonly orgCode: string;
  readonly abilities: readonly string[];
  readonly store: DraftStore;
  readonly initial: Draft;
}

/** The draft, what is wrong with it, and what it would make. */
export function useWizard({ start, orgCode, abilities, store, initial }: WizardOptions): Wizard {
  const locale = useLocale();
  const names = usePhaseNames();
  const { draft, setDraft, isKept, forget } = useDraft(store, initial);
  const variant = variantOf(draft, start);
  const form = useMemo(() => toForm(draft, names), [draft, names]);
  const preview = usePreview(draft);
  const { tried, tryStep, refused, refuse, settle } = useStepErrors();
  const problems = useMemo(
    () => [
      ...formProblems(form),
      ...ruleProblems(variant, draft.competition.rulesOverride),
      ...preview.problems,
      ...refused,
    ],
    [form, draft, variant, preview.problems, refused],
  );
  const shown = problems.filter(({ field }) => tried.has(stepOf(field)));
  return {
    start,
    orgCode,
    abilities,
    draft,
    variant,
    form,
    preview,
    isDraftSaved: isKept,
    discardDraft: forget,
    showErrors: tryStep,
    setRefused: refuse,
    change: (part, value) => {
      settle(part === 'format' ? 'format' : stepOf(part));
      setDraft((previous) => ({ ...previous, [part]: value }));
    },
    changeAll: (changed) => {
      settle('basic', 'season', 'competition');
      setDraft(changed);
    },
    problem: (field) => shown.find((one) => one.field === field)?.message[locale],
    problemsIn: (step) => problems.filter(({ field }) => stepOf(field) === step),
  };
}

/** Writes the draft down on this device as it changes. */
function useDraft(store: DraftStore, initial: Draft) {
  const [draft, setDraft] = useState(initial);
  const [isKept, setKept] = useState(true);
  useEffect(() => {
    if (draft === emptyDraft) return;
    // A word typed at speed is written down once.
    const id = setTimeout(() => setKept(store.write(draft)), 250);
    // Whoever leaves sooner than that finds their last word all the same.
    const onLeave = () => store.write(draft);
    window.addEventListener('pagehide', onLeave);
    return () => {
      clearTimeout(id);
      window.removeEventListener('pagehide', onLeave);
    };
  }, [draft, store]);
  const forget = useCallback(() => {
    setDraft(emptyDraft);
    store.forget();
  }, [store]);
  return { draft, setDraft, isKept, forget };
}

/** Which steps speak of their mistakes, and what the server refused until it is changed. */
function useStepErrors() {
  const [tried, setTried] = useState<ReadonlySet<Step>>(new Set());
  const [refused, setRefused] = useState<readonly Problem[]>([]);
  const tryStep = useCallback(
    (...more: readonly Step[]) => setTried((previous) => new Set([...previous, ...more])),
    [],
  );
  const refuse = useCallback((problems: readonly Problem[]) => {
    setRefused(problems);
    setTried(new Set(steps));
  }, []);
  const clearRefused = useCallback(
    (...changed: readonly Step[]) =>
      setRefused((previous) => previous.filter(({ field }) => !changed.includes(stepOf(field)))),
    [],
  );
  return { tried, tryStep, refused, refuse, settle: clearRefused };
}
