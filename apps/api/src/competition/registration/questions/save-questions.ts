import { randomUUIDv7 } from 'node:crypto';
import { isRefusal, type QuestionsChange, type questionCalls, type Read, refuse } from '@traip/contract';
import { logAction } from '../../../platform/audit/log-action.ts';
import { deleteDiscarded } from '../../../platform/files/private/private-files.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { withStaffCompetitionLock } from '../../competition/with-competition-lock.ts';
import {
  deleteQuestions,
  listQuestions as listAll,
  type QuestionRow,
  upsertQuestions,
} from '../answers/queries.ts';

export const listQuestions: Handler<typeof questionCalls.list> = async ({ db }, { params }) => ({
  questions: await listAll(db, params.competitionId),
});

/** All or nothing; omitted questions are deleted with their answers. */
export const saveQuestions: Handler<typeof questionCalls.save> = async (context, { params, body }) => {
  const { competitionId } = params;
  const outcome = await withStaffCompetitionLock(
    context,
    'competitions.manage',
    competitionId,
    async (trx, _competition, { organisationId }) => {
      const before = await listAll(trx, competitionId);
      const refusal = questionsRefusal(before, body.questions);
      if (refusal) return refusal;
      const keptIds = new Set(body.questions.map(({ id }) => id));
      const removed = before.filter(({ id }) => !keptIds.has(id)).map(({ id }) => id);
      const files = await deleteQuestions(trx, removed);
      await upsertQuestions(
        trx,
        body.questions.map(({ id = randomUUIDv7(), options, ...question }, place) => {
          const ref = { id, organisationId, competitionId, place };
          return { ...ref, ...question, options: JSON.stringify(options) };
        }),
      );
      await logAction(trx, context, {
        subjectKind: 'COMPETITION',
        subjectId: competitionId,
        competitionId,
        action: 'QUESTIONS_SAVED',
        details: { count: body.questions.length },
      });
      return { files, questions: await listAll(trx, competitionId) };
    },
  );
  if (isRefusal(outcome)) return outcome;
  await deleteDiscarded(context, outcome.files);
  return { questions: outcome.questions };
};

/** An answered question can't change its kind. */
function questionsRefusal(
  before: readonly QuestionRow[],
  questions: Read<typeof QuestionsChange>['questions'],
) {
  for (const [at, { id, kind, audience }] of questions.entries()) {
    if (id === undefined) continue;
    const known = before.find((question) => question.id === id);
    if (!known) return refuse('QUESTION_NOT_FOUND', { field: `questions.${at}.id` });
    if (known.kind !== kind || known.audience !== audience)
      return refuse('QUESTION_KIND_FIXED', { field: `questions.${at}.kind` });
  }
  return undefined;
}
