import type { organisationCalls } from '@traip/contract';
import { logAction } from '../../platform/audit/log-action.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { saveFiscalData as save } from './queries.ts';

export const saveFiscalData: Handler<typeof organisationCalls.saveFiscalData> = async (context, { body }) => {
  await context.db.transaction().execute(async (trx) => {
    const { scope } = context;
    await save(trx, scope, body);
    const subjectId = scope.organisationId;
    await logAction(trx, context, { subjectKind: 'ORGANISATION', subjectId, action: 'FISCAL_DATA_SAVED' });
  });
  return body;
};
