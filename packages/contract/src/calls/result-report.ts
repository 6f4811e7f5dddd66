import { z } from 'zod';
import { call } from '../call.ts';
import { mayIn, mayWithTeam } from '../permissions/index.ts';
import { Id } from '../shapes/fields.ts';
import { ReportSetting, ResultReports, ResultToReport } from '../shapes/result-report.ts';
import { resultErrors, starting } from './desk-errors.ts';

const ofTeam = z.object({ matchId: Id, teamId: Id });
const leadsTeam = mayWithTeam('team.reportResults', { team: 'params.teamId' });

/** Results reported by the teams of a match, if the competition allows it. */
export const resultReportCalls = {
  get: call({
    method: 'GET',
    path: '/result-reports/{matchId}/{teamId}',
    summary: 'Get the results both teams reported for a match',
    access: leadsTeam,
    params: ofTeam,
    reply: ResultReports,
    errors: [],
  }),
  send: call({
    method: 'PUT',
    path: '/result-reports/{matchId}/{teamId}',
    summary: 'Report a result; if the other team reports the same, it’s recorded',
    access: leadsTeam,
    params: ofTeam,
    body: ResultToReport,
    reply: ResultReports,
    errors: [
      ...resultErrors,
      ...starting,
      'REPORTS_OFF',
      'KICK_OFF_AHEAD',
      'INVALID_TRANSITION',
      'REFEREE_NOT_ASSIGNED',
      'TOO_MANY_EVENTS',
    ],
  }),
  set: call({
    method: 'PUT',
    path: '/result-reports/{competitionId}',
    summary: 'Set whether teams report results in a competition',
    access: mayIn('traips.manage', { competition: 'params.competitionId' }),
    params: z.object({ competitionId: Id }),
    body: ReportSetting,
    reply: ReportSetting,
    errors: [],
  }),
};
