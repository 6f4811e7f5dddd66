import type { authCalls } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { rotateSession } from './sessions.ts';

export const refresh: Handler<typeof authCalls.refresh> = (context, { body }) =>
  context.db.transaction().execute((trx) => rotateSession(context, trx, body.refreshToken));
