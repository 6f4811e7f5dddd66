import type { QuestionAudience } from '@traip/contract';
import { type Insertable, sql } from 'kysely';
import type { AnswersTable, QuestionsTable } from '../../../platform/db/document-tables.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';

const idsIn = (ids: readonly string[]) => sql<string>`any(${sql.val([...ids])}::uuid[])`;

export function listQuestions(db: Database, competitionId: string) {
  return db
    .selectFrom('questions')
    .select(['id', 'audience', 'kind', 'label', 'options', 'isRequired'])
    .where('competitionId', '=', competitionId)
    .orderBy('place')
    .execute();
}

export type QuestionRow = Awaited<ReturnType<typeof listQuestions>>[number];

export async function upsertQuestions(trx: Trx, questions: readonly Insertable<QuestionsTable>[]) {
  if (questions.length === 0) return;
  await trx
    .insertInto('questions')
    .values(questions)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        label: ref('excluded.label'),
        options: ref('excluded.options'),
        isRequired: ref('excluded.isRequired'),
        place: ref('excluded.place'),
      })),
    )
    .execute();
}

/** Deletes questions with their answers; returns the files of these. */
export async function deleteQuestions(trx: Trx, ids: readonly string[]): Promise<readonly string[]> {
  const answers = await trx
    .deleteFrom('answers')
    .where('questionId', '=', idsIn(ids))
    .returning('fileKey')
    .execute();
  await trx.deleteFrom('questions').where('id', '=', idsIn(ids)).execute();
  return answers.flatMap(({ fileKey }) => fileKey ?? []);
}

/** Whom a question is about: a team's entry, or a licence. */
export type AnswerOwner = { readonly participationId: string } | { readonly licenceId: string };

const columns = [
  'questionId',
  'participationId',
  'licenceId',
  'value',
  'fileKey',
  'fileType',
  'fileBytes',
] as const;

export function listAnswers(
  db: Database,
  participationIds: readonly string[],
  licenceIds: readonly string[],
) {
  return db
    .selectFrom('answers')
    .select(columns)
    .where(({ eb, or }) =>
      or([eb('participationId', '=', idsIn(participationIds)), eb('licenceId', '=', idsIn(licenceIds))]),
    )
    .execute();
}

export type AnswerRow = Awaited<ReturnType<typeof listAnswers>>[number];

/** The answers that teams gave about themselves. */
export function listAnswersOfTeams(db: Database, competitionId: string) {
  return db
    .selectFrom('answers')
    .innerJoin('participations', 'participations.id', 'answers.participationId')
    .select(columns)
    .select('participations.teamId')
    .where('participations.competitionId', '=', competitionId)
    .execute();
}

const isOf = (owner: AnswerOwner) =>
  'licenceId' in owner
    ? sql<boolean>`licence_id = ${owner.licenceId}`
    : sql<boolean>`participation_id = ${owner.participationId}`;

export function findAnswer(db: Database, questionId: string, owner: AnswerOwner) {
  return db
    .selectFrom('answers')
    .select(columns)
    .where('questionId', '=', questionId)
    .where(isOf(owner))
    .executeTakeFirst();
}

/** Replaces the answer to a question; returns the previous file. */
export async function replaceAnswer(
  trx: Trx,
  owner: AnswerOwner,
  answer: Omit<Insertable<AnswersTable>, 'participationId' | 'licenceId'> | { readonly questionId: string },
): Promise<string | null> {
  const before = await trx
    .deleteFrom('answers')
    .where('questionId', '=', answer.questionId)
    .where(isOf(owner))
    .returning('fileKey')
    .executeTakeFirst();
  if ('id' in answer)
    await trx
      .insertInto('answers')
      .values({ ...answer, ...owner })
      .execute();
  return before?.fileKey ?? null;
}

export interface UnansweredQuestion {
  readonly questionId: string;
  readonly label: string;
}

/** The required questions that active licences of these teams haven't answered, by licence. */
export async function listUnanswered(
  db: Database,
  competitionId: string,
  teamIds: readonly string[],
): Promise<ReadonlyMap<string, readonly UnansweredQuestion[]>> {
  const { rows } = await sql<UnansweredQuestion & { licenceId: string }>`
    select licences.id as licence_id, questions.id as question_id, questions.label
    from questions join licences on licences.competition_id = questions.competition_id
      and licences.team_id = ${idsIn(teamIds)} and licences.state in ('DRAFT', 'SUBMITTED', 'APPROVED', 'RETURNED')
    where questions.competition_id = ${competitionId} and questions.is_required
      and questions.audience = ${'PERSON' satisfies QuestionAudience}
      and not exists (select 1 from answers
        where answers.question_id = questions.id and answers.licence_id = licences.id)
    order by questions.place`.execute(db);
  const byLicence = Map.groupBy(rows, ({ licenceId }) => licenceId);
  return new Map(
    [...byLicence].map(([id, open]) => [id, open.map(({ questionId, label }) => ({ questionId, label }))]),
  );
}

/** The required questions that a team hasn't answered for itself. */
export async function listUnansweredByTeam(
  db: Database,
  competitionId: string,
  participationId: string,
): Promise<readonly UnansweredQuestion[]> {
  const { rows } = await sql<UnansweredQuestion>`select id as question_id, label from questions
    where competition_id = ${competitionId} and is_required and audience = ${'TEAM' satisfies QuestionAudience}
      and not exists (select 1 from answers where answers.question_id = questions.id
        and answers.participation_id = ${participationId})
    order by place`.execute(db);
  return rows;
}
