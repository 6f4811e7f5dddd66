'use client';

import { questionLimits } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { DateField } from '../../../ui/date/date-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import type { Answered } from './answers-of.ts';
import type { AnswersForm } from './use-answers-form.ts';

interface TextAnswerProps {
  readonly answers: AnswersForm;
  readonly question: Answered['question'];
}

/** A chosen, picked or typed answer. */
export function TextAnswer({ answers: { form, problem }, question }: TextAnswerProps) {
  const t = useTranslations('questions');
  const { id, kind, label, options = [], isRequired } = question;
  const name = `values.${id}` as const;
  const field = {
    ...form.register(name),
    label,
    error: problem(name),
    ...(isRequired && { hint: t('required') }),
  };
  if (kind === 'CHOICE')
    return <SelectField {...field} options={options.map((value) => ({ value, label: value }))} />;
  if (kind === 'DATE') return <DateField {...field} />;
  return <TextArea {...field} rows={2} maxLength={questionLimits.answer} />;
}
