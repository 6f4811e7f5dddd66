import type { authCalls } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { endSessionOf } from './sessions.ts';

export const logout: Handler<typeof authCalls.logout> = async ({ db, now }, { body }) => {
  await db.transaction().execute((trx) => endSessionOf(trx, body.refreshToken, now()));
  return { ended: true };
};
