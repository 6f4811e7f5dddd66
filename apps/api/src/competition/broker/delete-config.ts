import { type brokerCalls, refuse } from '@traip/contract';
import { logAction } from '../../platform/audit/log-action.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { updateCompetitionRow } from '../competition/queries.ts';
import { hasMatches } from '../fixtures/queries.ts';
import { deleteConfig as deleteStoredConfig } from './phase/queries.ts';
import { underLock } from './under-lock.ts';

export const deleteConfig: Handler<typeof brokerCalls.delete> = (context, { params }) =>
  underLock(context, 'traips.manage', params, async (trx) => {
    const { scope } = context;
    if (await hasMatches(trx, scope, params.phaseId)) return refuse('PHASE_HAS_MATCHES');
    if (!(await deleteStoredConfig(trx, scope, params.phaseId))) return refuse('NOT_FOUND');
    await updateCompetitionRow(trx, scope, params.competitionId);
    const { phaseId: subjectId, competitionId } = params;
    await logAction(trx, context, {
      subjectKind: 'PHASE',
      subjectId,
      competitionId,
      action: 'FORMAT_DELETED',
    });
    return { deleted: true as const };
  });
