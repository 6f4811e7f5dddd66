import { z } from 'zod';
import { call } from '../call.ts';
import { mayIn, sees } from '../permissions/index.ts';
import { CsvFile } from '../shapes/exchange.ts';
import { Id } from '../shapes/fields.ts';
import { FileReply } from '../shapes/file.ts';
import { documentFile, documentFileErrors } from '../shapes/person-document.ts';
import { AnswersChange, Questions, QuestionsChange, TeamAnswers } from '../shapes/question.ts';

const byCompetition = z.object({ competitionId: Id });
const byTeam = z.object({ competitionId: Id, teamId: Id });
const oneOfTeam = z.object({ competitionId: Id, teamId: Id, questionId: Id });
const ofPerson = z.object({ personId: Id.optional() });
const seesCompetition = sees({ competition: 'params.competitionId' });
const mayManage = mayIn('competitions.manage', { competition: 'params.competitionId' });

/** Extra questions of an organiser: to a team with its entry, or about each person it registers. */
export const questionCalls = {
  list: call({
    method: 'GET',
    path: '/traips-competition/questions/{competitionId}',
    summary: 'List a competition’s questions, in order',
    access: seesCompetition,
    params: byCompetition,
    reply: Questions,
    errors: [],
  }),
  save: call({
    method: 'PUT',
    path: '/traips-competition/questions/{competitionId}',
    summary: 'Replace a competition’s questions; who answers and the type can’t change once asked',
    access: mayManage,
    params: byCompetition,
    body: QuestionsChange,
    reply: Questions,
    errors: ['QUESTION_NOT_FOUND', 'QUESTION_KIND_FIXED'],
  }),
  answers: call({
    method: 'GET',
    path: '/traips-competition/questions/{competitionId}/teams/{teamId}',
    summary: 'Get a team’s answers; those about people only for owner, coach and organiser',
    access: seesCompetition,
    params: byTeam,
    reply: TeamAnswers,
    errors: [],
  }),
  answer: call({
    method: 'PUT',
    path: '/traips-competition/questions/{competitionId}/teams/{teamId}',
    summary: 'Answer questions for a team, or for a person it registers',
    access: seesCompetition,
    params: byTeam,
    body: AnswersChange,
    reply: TeamAnswers,
    errors: ['QUESTION_NOT_FOUND', 'LICENCE_NOT_FOUND', 'ANSWER_INVALID'],
  }),
  setFile: call({
    method: 'PUT',
    path: '/traips-competition/questions/{competitionId}/teams/{teamId}/files/{questionId}',
    summary: 'Upload a file as an answer',
    access: seesCompetition,
    params: oneOfTeam,
    query: ofPerson,
    upload: documentFile,
    reply: TeamAnswers,
    errors: [...documentFileErrors, 'QUESTION_NOT_FOUND', 'LICENCE_NOT_FOUND', 'ANSWER_INVALID'],
  }),
  openFile: call({
    method: 'GET',
    path: '/traips-competition/questions/{competitionId}/teams/{teamId}/files/{questionId}',
    summary: 'Download the file of an answer; every download is in the audit log',
    access: seesCompetition,
    isSensitive: true,
    params: oneOfTeam,
    query: ofPerson,
    reply: FileReply,
    replyIsFile: 'application/octet-stream',
    errors: ['LICENCE_NOT_FOUND'],
  }),
  exportLicences: call({
    method: 'GET',
    path: '/traips-competition/registration/{competitionId}/licences/export',
    summary: 'Export a competition’s licences with the answers, as a table',
    access: mayIn('teams.manage', { competition: 'params.competitionId' }),
    stepUp: 'second-factor',
    isSensitive: true,
    params: byCompetition,
    reply: CsvFile,
    errors: [],
  }),
};
