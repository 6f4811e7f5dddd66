import type { authCalls } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { countAttempt } from './limits.ts';
import { suggestAddress } from './typing-slips.ts';

/** Says nothing about accounts: only whether the address is well written (the shape) and looks like a slip. */
export const checkEmail: Handler<typeof authCalls.checkEmail> = async (context, { body }) => {
  const limited = await countAttempt(context, 'check-email', body.email);
  if (limited) return limited;
  return { email: body.email, suggestion: suggestAddress(body.email) };
};
