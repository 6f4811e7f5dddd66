import type { Read, TeamAnswers } from '@traip/contract';
import type { Database } from '../../../platform/db/schema.ts';
import { type AnswerRow, listAnswers, listQuestions } from '../answers/queries.ts';
import { liveLicences, type OpenSquad } from '../squad/open-squad.ts';

/** A team's answers, as the caller sees them. */
export async function answersReply(db: Database, squad: OpenSquad): Promise<Read<typeof TeamAnswers>> {
  const { competitionId, entryId, access } = squad;
  const licences = access.maySeeFacts ? [...liveLicences(squad).values()] : [];
  const rows = await listAnswers(
    db,
    [entryId],
    licences.map(({ id }) => id),
  );
  return {
    questions: await listQuestions(db, competitionId),
    answers: rows.filter(({ participationId }) => participationId === entryId).map(answerReply),
    people: licences.map(({ id, personId }) => ({
      personId,
      answers: rows.filter(({ licenceId }) => licenceId === id).map(answerReply),
    })),
    mayAnswer: access.mayEnter,
  };
}

function answerReply({ questionId, value, fileType: type, fileBytes: bytes }: AnswerRow) {
  return { questionId, value, file: type === null || bytes === null ? null : { type, bytes } };
}
