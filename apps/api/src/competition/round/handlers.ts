import type { resultReportCalls, roundCalls } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';
import { makeOfficial } from './official/make-official.ts';
import { postponeRound } from './postpone/postpone-round.ts';
import { getRound } from './reply/get-round.ts';
import { getReports } from './reports/get-reports.ts';
import { sendReport } from './reports/send-report.ts';
import { setReports } from './reports/set-reports.ts';
import { saveResults } from './results/save-results.ts';

export const roundHandlers: Handlers<{ round: typeof roundCalls }>['round'] = {
  get: getRound,
  saveResults,
  makeOfficial,
  postpone: postponeRound,
};

export const resultReportHandlers: Handlers<{ resultReport: typeof resultReportCalls }>['resultReport'] = {
  get: getReports,
  send: sendReport,
  set: setReports,
};
