import { type Refusal, refuse } from '@traip/contract';
import type { AnswerOwner, QuestionRow } from '../answers/queries.ts';
import { liveLicences, type OpenSquad } from '../squad/open-squad.ts';

/** The team's entry, or the licence of the person, that is being answered for. */
export function answerOwner(
  squad: OpenSquad,
  personId: string | undefined,
): AnswerOwner | Refusal<'LICENCE_NOT_FOUND'> {
  if (personId === undefined) return { participationId: squad.entryId };
  const licence = liveLicences(squad).get(personId);
  return licence ? { licenceId: licence.id } : refuse('LICENCE_NOT_FOUND', { field: 'personId' });
}

/** The question, if it applies to this owner. */
export function questionFor(
  questions: readonly QuestionRow[],
  questionId: string,
  owner: AnswerOwner,
): QuestionRow | undefined {
  const audience = 'licenceId' in owner ? 'PERSON' : 'TEAM';
  return questions.find((question) => question.id === questionId && question.audience === audience);
}
