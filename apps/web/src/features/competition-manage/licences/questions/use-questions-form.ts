'use client';

import { useQueryClient } from '@tanstack/react-query';
import { QuestionsChange, type Read, type Write } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { z } from 'zod';
import { questionApi } from '../../../../lib/api/question.ts';
import { useToast } from '../../../../ui/feedback/toast.tsx';
import { type ShapeForm, useShapeForm } from '../../../../ui/form/use-shape-form.ts';
import type { QuestionData } from '../../../questions/index.ts';
import { useInvalidateLicences } from '../data/use-rules.ts';
import { withoutEmptyLines } from './options-of-text.ts';

const Typed = z
  .custom<Write<typeof QuestionsChange>>()
  .transform((typed) => withoutEmptyLines(typed))
  .pipe(QuestionsChange);

export type QuestionsForm = ShapeForm<Write<typeof QuestionsChange>, Read<typeof QuestionsChange>>;

/** All questions at once, in their order. */
export function useQuestionsForm(competitionId: string, questions: readonly QuestionData[]) {
  const t = useTranslations();
  const toast = useToast();
  const queries = useQueryClient();
  const invalidate = useInvalidateLicences();
  const shaped: QuestionsForm = useShapeForm(Typed, {
    failed: t('ui.failures.save'),
    defaultValues: { questions: [...questions] },
    send: async (body) => {
      const saved = await questionApi.save({ params: { competitionId }, body });
      shaped.form.reset({ questions: saved.questions });
      toast(t('questions.saved'));
      // A required question changes what licences are missing.
      await Promise.all([queries.invalidateQueries({ queryKey: ['question'] }), invalidate()]);
    },
  });
  return shaped;
}
