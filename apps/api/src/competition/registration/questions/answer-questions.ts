import { randomUUIDv7 } from 'node:crypto';
import { type AnswersChange, isRefusal, type questionCalls, type Read, refuse } from '@traip/contract';
import { z } from 'zod';
import { logAction } from '../../../platform/audit/log-action.ts';
import { deleteDiscarded } from '../../../platform/files/private/private-files.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { withCompetitionLock } from '../../competition/with-competition-lock.ts';
import { type AnswerOwner, listQuestions, type QuestionRow, replaceAnswer } from '../answers/queries.ts';
import { openSquad } from '../squad/open-squad.ts';
import { answerOwner, questionFor } from './answer-owner.ts';
import { answersReply } from './answers-reply.ts';

/** All answers or none. */
export const answerQuestions: Handler<typeof questionCalls.answer> = async (context, { params, body }) => {
  const { competitionId, teamId } = params;
  const at = context.now();
  const outcome = await withCompetitionLock(context, competitionId, async (trx, _competition, actor) => {
    const squad = await openSquad(trx, actor, params, at);
    if (isRefusal(squad)) return squad;
    if (!squad.access.mayEnter) return refuse('FORBIDDEN');
    const owner = answerOwner(squad, body.personId);
    if (isRefusal(owner)) return owner;
    const questions = await listQuestions(trx, competitionId);
    const refusal = answersRefusal(questions, owner, body.answers);
    if (refusal) return refusal;
    const discarded: (string | null)[] = [];
    for (const { questionId, value } of body.answers) {
      const stamp = { updatedBy: actor.userId, updatedAt: at };
      const answer = value === null ? { questionId } : { id: randomUUIDv7(), questionId, value, ...stamp };
      discarded.push(await replaceAnswer(trx, owner, answer));
    }
    await logAction(trx, context, {
      subjectKind: 'PARTICIPATION',
      subjectId: squad.entryId,
      competitionId,
      action: 'ANSWERS_SAVED',
      details: { teamId, count: body.answers.length },
    });
    return { discarded, reply: await answersReply(trx, squad) };
  });
  if (isRefusal(outcome)) return outcome;
  await deleteDiscarded(context, outcome.discarded);
  return outcome.reply;
};

type Given = Read<typeof AnswersChange>['answers'];

function answersRefusal(questions: readonly QuestionRow[], owner: AnswerOwner, answers: Given) {
  for (const [at, { questionId, value }] of answers.entries()) {
    const question = questionFor(questions, questionId, owner);
    if (!question) return refuse('QUESTION_NOT_FOUND', { field: `answers.${at}.questionId` });
    if (value !== null && !isValidAnswer(question, value))
      return refuse('ANSWER_INVALID', { field: `answers.${at}.value` });
  }
  return undefined;
}

/** Files are uploaded separately. */
function isValidAnswer({ kind, options }: QuestionRow, value: string): boolean {
  if (kind === 'CHOICE') return options.includes(value);
  return kind === 'TEXT' || (kind === 'DATE' && z.iso.date().safeParse(value).success);
}
