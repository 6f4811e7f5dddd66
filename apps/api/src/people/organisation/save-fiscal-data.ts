import type { organisationCalls } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { saveFiscalData as save } from './queries.ts';

export const saveFiscalData: Handler<typeof organisationCalls.saveFiscalData> = async (
  { db, scope },
  { body },
) => {
  await db.transaction().execute((trx) => save(trx, scope, body));
  return body;
};
