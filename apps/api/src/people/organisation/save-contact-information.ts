import type { organisationCalls } from '@traip/contract';
import { logAction } from '../../platform/audit/log-action.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { saveContact } from './queries.ts';

export const saveContactInformation: Handler<typeof organisationCalls.saveContactInformation> = async (
  context,
  { body },
) => {
  await context.db.transaction().execute(async (trx) => {
    const { scope } = context;
    await saveContact(trx, scope, body);
    const subjectId = scope.organisationId;
    await logAction(trx, context, { subjectKind: 'ORGANISATION', subjectId, action: 'CONTACT_SAVED' });
  });
  return body;
};
