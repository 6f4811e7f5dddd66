import type { organisationCalls } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { saveContact } from './queries.ts';

export const saveContactInformation: Handler<typeof organisationCalls.saveContactInformation> = async (
  { db, scope },
  { body },
) => {
  await saveContact(db, scope, body);
  return body;
};
