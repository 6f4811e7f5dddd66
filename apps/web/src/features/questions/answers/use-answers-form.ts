'use client';

import { CallFailure, questionLimits, textOrNull } from '@traip/contract';
import { useLocale, useTranslations } from 'next-intl';
import { z } from 'zod';
import { questionApi } from '../../../lib/api/question.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { type ShapeForm, useShapeForm } from '../../../ui/form/use-shape-form.ts';
import { type Answered, changedAnswers } from './answers-of.ts';
import { type AnswersOf, useInvalidateAnswers } from './use-answers.ts';

const AnswerValues = z.object({ values: z.record(z.string(), textOrNull(questionLimits.answer)) });

export type AnswersForm = ShapeForm<z.input<typeof AnswerValues>, z.output<typeof AnswerValues>>;

/** Answers by question; a refused answer is reported on its question. */
export function useAnswersForm(of: AnswersOf, answered: readonly Answered[], onDone: () => void) {
  const t = useTranslations('questions');
  const locale = useLocale();
  const toast = useToast();
  const invalidate = useInvalidateAnswers();
  const { competitionId, teamId, personId } = of;
  const textAnswers = answered.filter(({ question }) => question.kind !== 'FILE');
  const shaped: AnswersForm = useShapeForm(AnswerValues, {
    failed: t('saveFailed'),
    defaultValues: {
      values: Object.fromEntries(textAnswers.map(({ question, value }) => [question.id, value ?? ''])),
    },
    send: async ({ values }) => {
      const answers = changedAnswers(answered, values);
      const body = { answers, ...(personId !== undefined && { personId }) };
      try {
        if (answers.length > 0) await questionApi.answer({ params: { competitionId, teamId }, body });
      } catch (failure) {
        const at = refusedAt(failure);
        const refused = at === undefined ? undefined : answers[at];
        if (!refused || !(failure instanceof CallFailure)) throw failure;
        const message = failure.said?.[locale] ?? t('saveFailed');
        shaped.form.setError(`values.${refused.questionId}`, { message }, { shouldFocus: true });
        return;
      }
      await invalidate();
      toast(t('answersSaved'));
      onDone();
    },
  });
  return shaped;
}

/** Which of the submitted answers was refused. */
function refusedAt(failure: unknown): number | undefined {
  if (!(failure instanceof CallFailure)) return undefined;
  const at = /^answers\.(\d+)\./.exec(failure.error?.field ?? '')?.[1];
  return at === undefined ? undefined : Number(at);
}
