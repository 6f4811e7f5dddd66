import { randomUUIDv7 } from 'node:crypto';
import { isRefusal, type questionCalls, refuse } from '@traip/contract';
import { logAction } from '../../../platform/audit/log-action.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import {
  deleteDiscarded,
  type StoredFile,
  storePrivateFile,
} from '../../../platform/files/private/private-files.ts';
import { sentFile } from '../../../platform/files/private/sent-file.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { findAnswer, listQuestions, replaceAnswer } from '../answers/queries.ts';
import { openSquad } from '../squad/open-squad.ts';
import { answerOwner, questionFor } from './answer-owner.ts';
import { answersReply } from './answers-reply.ts';

type SetFile = Handler<typeof questionCalls.setFile>;
type SetFileContext = Parameters<SetFile>[0];
type Input = Pick<Parameters<SetFile>[1], 'params' | 'query'>;

/** Checks permissions before storing anything. */
export const setAnswerFile: SetFile = async (context, input) => {
  const place = await findPlace(context.db, context, input);
  if (isRefusal(place)) return place;
  const outcome = await storePrivateFile(context, input.file, (trx, file) => save(trx, context, input, file));
  if (isRefusal(outcome)) return outcome;
  await deleteDiscarded(context, [outcome.before]);
  return outcome.reply;
};

/** The answer to which a file belongs. */
async function findPlace(db: Database, { scope, now }: SetFileContext, { params, query }: Input) {
  const squad = await openSquad(db, scope, params, now());
  if (isRefusal(squad)) return squad;
  if (!squad.access.mayEnter) return refuse('FORBIDDEN');
  const owner = answerOwner(squad, query.personId);
  if (isRefusal(owner)) return owner;
  const questions = await listQuestions(db, params.competitionId);
  const question = questionFor(questions, params.questionId, owner);
  if (!question) return refuse('QUESTION_NOT_FOUND');
  return question.kind === 'FILE' ? { squad, owner } : refuse('ANSWER_INVALID');
}

async function save(trx: Trx, context: SetFileContext, input: Input, file: StoredFile) {
  const { competitionId, teamId, questionId } = input.params;
  const place = await findPlace(trx, context, input);
  if (isRefusal(place)) return place;
  const { squad, owner } = place;
  const stamp = { updatedBy: context.scope.userId, updatedAt: context.now() };
  const before = await replaceAnswer(trx, owner, { id: randomUUIDv7(), questionId, ...file, ...stamp });
  await logAction(trx, context, {
    subjectKind: 'PARTICIPATION',
    subjectId: squad.entryId,
    competitionId,
    action: 'ANSWERS_SAVED',
    details: { teamId, count: 1 },
  });
  return { before, reply: await answersReply(trx, squad) };
}

/** For people who can see personal facts, as with documents. */
export const openAnswerFile: Handler<typeof questionCalls.openFile> = async (context, { params, query }) => {
  const { db, files, scope, now } = context;
  const { competitionId, teamId, questionId } = params;
  const squad = await openSquad(db, scope, params, now());
  if (isRefusal(squad)) return squad;
  if (!squad.access.maySeeFacts) return refuse('FORBIDDEN');
  const owner = answerOwner(squad, query.personId);
  if (isRefusal(owner)) return owner;
  const answer = await findAnswer(db, questionId, owner);
  const file = answer?.fileKey ? await files.get(answer.fileKey) : undefined;
  if (!answer?.fileType || !file) return refuse('NOT_FOUND');
  await logAction(db, context, {
    subjectKind: 'PARTICIPATION',
    subjectId: squad.entryId,
    competitionId,
    action: 'ANSWER_OPENED',
    details: { teamId, ...query },
  });
  return sentFile('answer', answer.fileType, file.content);
};
