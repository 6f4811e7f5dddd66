'use client';

import { type CompetitorKind, isRaced, isStrokePlay } from '@traip/engine';
import { useLocale } from 'next-intl';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { variantOf } from '../draft/chosen.ts';
import { competitorsOf } from '../draft/competitors.ts';
import { type Draft, emptyDraft } from '../draft/draft.ts';
import type { DraftStore } from '../draft/draft-store.ts';
import type { FormStart } from '../draft/form-start.ts';
import { type Problem, ruleProblems } from '../draft/problems.ts';
import { withProposals } from '../draft/proposals.ts';
import { timetableOf, withNames } from '../draft/quick-draft.ts';
import { type CompetitionFormInput, toForm, toRaceForm } from '../draft/to-form.ts';
import { useDefaultNames } from '../draft/use-default-names.ts';
import { weightProblems } from '../draft/weights.ts';
import { kickOffInterval, toCalendarWishes } from '../draft/wishes.ts';
import { usePhaseNames } from '../preview/use-format-labels.ts';
import { type PreviewState, usePreview } from '../preview/use-preview.ts';
import { type Step, stepOf, steps } from '../step/steps.ts';
import { useFormCheck } from './use-form-check.ts';

export interface Wizard {
  readonly start: FormStart;
  readonly orgCode: string;
  readonly abilities: readonly string[];
  readonly draft: Draft;
  /** Undefined until a sport is chosen. */
  readonly variant: string | undefined;
  /** Teams, pairs or players. */
  readonly competitors: CompetitorKind;
  readonly form: CompetitionFormInput;
  readonly preview: PreviewState;
  /** Whether the draft could be stored. */
  readonly isDraftSaved: boolean;
  readonly change: <K extends keyof Draft>(part: K, value: Draft[K]) => void;
  /** Several parts at once, where one choice affects others. */
  readonly changeAll: (draft: Draft) => void;
  /** The error message of a field, once its step shows errors. */
  readonly problem: (field: string) => string | undefined;
  /** All errors of a step; null until the form can be checked. */
  readonly problemsIn: (step: Step) => readonly Problem[] | null;
  /** All errors of these steps, which show them from now on. */
  readonly check: (...tried: readonly Step[]) => Promise<readonly Problem[]>;
  readonly setRefused: (problems: readonly Problem[]) => void;
  readonly discardDraft: () => void;
}

interface WizardOptions {
  readonly start: FormStart;
  readonly orgCode: string;
  readonly abilities: readonly string[];
  readonly store: DraftStore;
  readonly initial: Draft;
  /** Whether earlier steps are shown as complete or not. */
  readonly isBegun?: boolean;
}

/** The draft, its errors and its preview. */
export function useWizard({ start, orgCode, abilities, store, initial, ...options }: WizardOptions): Wizard {
  const locale = useLocale();
  const names = usePhaseNames();
  const { draft: typed, setDraft, isDraftSaved, discardDraft } = useDraft(store, initial);
  const variant = variantOf(typed, start);
  const draft = useMemo(() => withProposals(typed, variant), [typed, variant]);
  const competitors = competitorsOf(draft, variant);
  const defaults = useDefaultNames(variant);
  const form = useMemo(() => {
    if (variant !== undefined && isRaced(variant))
      return toRaceForm(withNames(draft, defaults), isStrokePlay(variant));
    const every = kickOffInterval(draft, variant);
    const chosen = { ...draft, competitors };
    if (!draft.calendar.hasHours) return toForm(chosen, names, { wishes: toCalendarWishes(draft, every) });
    return toForm(withNames(chosen, defaults), names, { timetable: timetableOf(draft, every, defaults) });
  }, [draft, names, defaults, variant, competitors]);
  const preview = usePreview(draft);
  const { stepsWithErrors, showErrors, refused, setRefused, clearRefused } = useStepErrors();
  const formCheck = useFormCheck(form, options.isBegun ?? false);
  const otherProblems = useMemo(
    () => [
      ...ruleProblems(variant, draft.competition.rulesOverride),
      ...weightProblems(draft.weights),
      ...(form.phases.length === 0 ? [] : preview.problems),
      ...refused,
    ],
    [form, draft, variant, preview.problems, refused],
  );
  const known = [...(formCheck.problems ?? []), ...otherProblems];
  const shown = known.filter(({ field }) => stepsWithErrors.has(stepOf(field)));
  return {
    start,
    orgCode,
    abilities,
    draft,
    variant,
    competitors,
    form,
    preview,
    isDraftSaved,
    discardDraft,
    setRefused,
    change: (part, value) => {
      clearRefused(part === 'format' ? 'format' : stepOf(part));
      setDraft((previous) => ({ ...previous, [part]: value }));
    },
    changeAll: (changed) => {
      clearRefused('basic', 'season', 'competition');
      setDraft(changed);
    },
    problem: (field) => shown.find((item) => item.field === field)?.message[locale],
    problemsIn: (step) =>
      formCheck.problems === null ? null : known.filter(({ field }) => stepOf(field) === step),
    check: async (...tried) => {
      showErrors(...tried);
      const problems = [...(await formCheck.check()), ...otherProblems];
      return problems.filter(({ field }) => tried.includes(stepOf(field)));
    },
  };
}

/** Stores the draft on this device as it changes. */
function useDraft(store: DraftStore, initial: Draft) {
  const [draft, setDraft] = useState(initial);
  const [isDraftSaved, setDraftSaved] = useState(true);
  useEffect(() => {
    if (draft === emptyDraft) return;
    // Debounced.
    const timer = setTimeout(() => setDraftSaved(store.write(draft)), 250);
    // Leaving before the timeout must not lose the latest input.
    const onLeave = () => store.write(draft);
    window.addEventListener('pagehide', onLeave);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', onLeave);
    };
  }, [draft, store]);
  const discardDraft = useCallback(() => {
    setDraft(emptyDraft);
    store.forget();
  }, [store]);
  return { draft, setDraft, isDraftSaved, discardDraft };
}

/** Which steps show their errors, and what the server refused until it's changed. */
function useStepErrors() {
  const [stepsWithErrors, setStepsWithErrors] = useState<ReadonlySet<Step>>(new Set());
  const [refused, setRefusedProblems] = useState<readonly Problem[]>([]);
  const showErrors = useCallback(
    (...more: readonly Step[]) => setStepsWithErrors((previous) => new Set([...previous, ...more])),
    [],
  );
  const setRefused = useCallback((problems: readonly Problem[]) => {
    setRefusedProblems(problems);
    setStepsWithErrors(new Set(steps));
  }, []);
  const clearRefused = useCallback(
    (...changed: readonly Step[]) =>
      setRefusedProblems((previous) => previous.filter(({ field }) => !changed.includes(stepOf(field)))),
    [],
  );
  return { stepsWithErrors, showErrors, refused, setRefused, clearRefused };
}
