import { z } from 'zod';
import { Id, text, textOrNull } from './fields.ts';

/** Who a question is for: the team with its entry, or each person it registers. */
export const questionAudiences = ['TEAM', 'PERSON'] as const;
export type QuestionAudience = (typeof questionAudiences)[number];

export const questionKinds = ['TEXT', 'CHOICE', 'DATE', 'FILE'] as const;
export type QuestionKind = (typeof questionKinds)[number];

export const questionLimits = { questions: 20, options: 30, answer: 1000 } as const;

const questionFields = {
  audience: z.enum(questionAudiences),
  kind: z.enum(questionKinds),
  label: text(200),
  /** For a choice. */
  options: z.array(text(100)).max(questionLimits.options).default([]),
  isRequired: z.boolean().default(false),
};

const NewQuestion = z
  .object({ id: Id.optional(), ...questionFields })
  .refine(({ kind, options }) => (kind === 'CHOICE') === options.length > 0, {
    path: ['options'],
    error: 'OPTIONS_OF_A_CHOICE',
  })
  .refine(({ options }) => new Set(options).size === options.length, {
    path: ['options'],
    error: 'OPTION_TWICE',
  });

const areIdsUnique = (questions: readonly { readonly id?: string | undefined }[]) => {
  const ids = questions.flatMap(({ id }) => id ?? []);
  return new Set(ids).size === ids.length;
};

/** All questions of a competition, in order. Omitted ones are deleted with their answers. */
export const QuestionsChange = z
  .object({
    questions: z.array(NewQuestion).max(questionLimits.questions).refine(areIdsUnique, 'QUESTION_TWICE'),
  })
  .meta({ id: 'questionsChange' });

const Question = z.object({ id: Id, ...questionFields });

export const Questions = z.object({ questions: z.array(Question) }).meta({ id: 'questions' });

const Answer = z.object({
  questionId: Id,
  value: z.string().nullable(),
  file: z.object({ type: z.string(), bytes: z.number() }).nullable(),
});

/** A team's answers, for itself and for the people it registers. */
export const TeamAnswers = z
  .object({
    questions: z.array(Question),
    answers: z.array(Answer),
    /** Empty for callers who may not see people's details. */
    people: z.array(z.object({ personId: Id, answers: z.array(Answer) })),
    mayAnswer: z.boolean(),
  })
  .meta({ id: 'teamAnswers' });

const areAnswersUnique = (answers: readonly { readonly questionId: string }[]) =>
  new Set(answers.map(({ questionId }) => questionId)).size === answers.length;

/** Some answers of the team, or of one person. Null removes an answer. */
export const AnswersChange = z
  .object({
    personId: Id.optional(),
    answers: z
      .array(z.object({ questionId: Id, value: textOrNull(questionLimits.answer) }))
      .min(1, 'REQUIRED')
      .max(questionLimits.questions)
      .refine(areAnswersUnique, 'QUESTION_TWICE'),
  })
  .meta({ id: 'answersChange' });

/** A required question without an answer. */
export const Unanswered = z.object({ questionId: Id, label: z.string() });
