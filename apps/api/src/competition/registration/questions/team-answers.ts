import type { Locale } from '@traip/contract';
import type { Database } from '../../../platform/db/schema.ts';
import { listAnswersOfTeams, listQuestions } from '../answers/queries.ts';
import { answerCell } from './answer-cell.ts';

/** The teams' answers in a competition, as columns of a table. */
export async function teamAnswers(db: Database, competitionId: string, locale: Locale) {
  const questions = (await listQuestions(db, competitionId)).filter(({ audience }) => audience === 'TEAM');
  const answers = Map.groupBy(await listAnswersOfTeams(db, competitionId), ({ teamId }) => teamId);
  return {
    labels: questions.map(({ label }) => label),
    cellsOf: (teamId: string) =>
      questions.map((question) => answerCell(answers.get(teamId) ?? [], question, locale)),
  };
}
