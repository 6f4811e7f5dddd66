import type { contract } from '@traip/contract';
import type { Handlers } from '../../../platform/routing/handler.ts';
import { openAnswerFile, setAnswerFile } from './answer-file.ts';
import { answerQuestions } from './answer-questions.ts';
import { exportLicences } from './export-licences.ts';
import { getAnswers } from './get-answers.ts';
import { listQuestions, saveQuestions } from './save-questions.ts';

export const questionHandlers: Handlers<typeof contract>['question'] = {
  list: listQuestions,
  save: saveQuestions,
  answers: getAnswers,
  answer: answerQuestions,
  setFile: setAnswerFile,
  openFile: openAnswerFile,
  exportLicences,
};
