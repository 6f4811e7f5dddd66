import type { Locale } from '@traip/contract';
import type { AnswerRow, QuestionRow } from '../answers/queries.ts';

const attached = { es: 'Archivo adjunto', en: 'File attached' };

/** An answer as a table cell; a file is only mentioned. */
export function answerCell(
  answers: readonly AnswerRow[],
  { id }: Pick<QuestionRow, 'id'>,
  locale: Locale,
): string | null {
  const answer = answers.find(({ questionId }) => questionId === id);
  if (!answer) return null;
  return answer.fileType === null ? answer.value : attached[locale];
}
