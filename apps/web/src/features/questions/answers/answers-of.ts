import type { AnswersData, AnswersOf } from './use-answers.ts';

type AnswersSource = Pick<AnswersData, 'questions' | 'answers' | 'people'>;
type Answer = AnswersData['answers'][number];

/** The questions for the team or a person, each with its answer. */
export function answersOf(
  { questions, answers, people }: AnswersSource,
  { personId }: Pick<AnswersOf, 'personId'>,
) {
  const audience = personId === undefined ? 'TEAM' : 'PERSON';
  const storedAnswers: readonly Answer[] =
    personId === undefined ? answers : (people.find((one) => one.personId === personId)?.answers ?? []);
  return questions
    .filter((question) => question.audience === audience)
    .map((question) => {
      const answer = storedAnswers.find(({ questionId }) => questionId === question.id);
      return { question, value: answer?.value ?? null, file: answer?.file ?? null };
    });
}

export type Answered = ReturnType<typeof answersOf>[number];

/** Required, and without an answer. */
export function missingAnswers(answered: readonly Answered[]): readonly Answered[] {
  return answered.filter(({ question, value, file }) => question.isRequired && value === null && !file);
}

/** Only changed answers: a captain doesn't see the stored ones, and must not overwrite them. */
export function changedAnswers(
  answered: readonly Answered[],
  values: Readonly<Record<string, string | null>>,
) {
  return answered
    .filter(({ question: { id, kind }, value }) => kind !== 'FILE' && (values[id] ?? null) !== value)
    .map(({ question: { id } }) => ({ questionId: id, value: values[id] ?? null }));
}
