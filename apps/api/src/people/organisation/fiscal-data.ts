import type { organisationCalls } from '@traip/contract';
import { logAction } from '../../platform/audit/log-action.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { findFiscalData, listTaxIdentifiers } from './queries.ts';

const emptyFiscalData = {
  fiscalId: null,
  fiscalAddress: null,
  registeredName: null,
  registrationNumbers: [],
};

export const fiscalData: Handler<typeof organisationCalls.fiscalData> = async (context) => {
  const { db, scope } = context;
  const subjectId = scope.organisationId;
  await logAction(db, context, { subjectKind: 'ORGANISATION', subjectId, action: 'FISCAL_DATA_READ' });
  const saved = await findFiscalData(db, scope);
  return { ...(saved ?? emptyFiscalData), taxIdentifiers: await listTaxIdentifiers(db, scope) };
};
