import type { resultReportCalls } from '@traip/contract';
import { insertAuditEntry } from '../../../platform/audit/queries.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { withStaffCompetitionLock } from '../../competition/with-competition-lock.ts';
import { saveReportMode } from './queries.ts';

export const setReports: Handler<typeof resultReportCalls.set> = (context, { params, body }) => {
  const { scope, now } = context;
  const { competitionId } = params;
  return withStaffCompetitionLock(
    context,
    'traips.manage',
    competitionId,
    async (trx, { reportMode: from }) => {
      await saveReportMode(trx, scope, competitionId, body.mode);
      const { organisationId, userId: byUser } = scope;
      const subject = {
        subjectKind: 'COMPETITION',
        subjectId: competitionId,
        action: 'REPORTS_SET',
      } as const;
      const details = { from, to: body.mode };
      await insertAuditEntry(trx, { organisationId, competitionId, ...subject, details, byUser, at: now() });
      return body;
    },
  );
};
