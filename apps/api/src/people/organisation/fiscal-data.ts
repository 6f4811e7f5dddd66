import type { organisationCalls } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { findFiscalData, listTaxIdentifiers } from './queries.ts';

const emptyFiscalData = {
  fiscalId: null,
  fiscalAddress: null,
  registeredName: null,
  registrationNumbers: [],
};

export const fiscalData: Handler<typeof organisationCalls.fiscalData> = async ({ db, scope }) => {
  const saved = await findFiscalData(db, scope);
  return { ...(saved ?? emptyFiscalData), taxIdentifiers: await listTaxIdentifiers(db, scope) };
};
