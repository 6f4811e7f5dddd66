import type { authCalls } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { countAttempt } from './limits.ts';
import { isUserCodeTaken } from './queries.ts';

export const checkUserCode: Handler<typeof authCalls.checkUserCode> = async (context, { body }) => {
  const limited = await countAttempt(context, 'check-user-code', body.userCode);
  if (limited) return limited;
  return { userCode: body.userCode, available: !(await isUserCodeTaken(context.db, body.userCode)) };
};
