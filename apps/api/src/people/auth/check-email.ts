import type { authCalls } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { suggestEmail } from './email-typos.ts';
import { countAttempt } from './limits.ts';

/** Reveals nothing about accounts: only whether the address is well-formed (the shape) and looks like a typo. */
export const checkEmail: Handler<typeof authCalls.checkEmail> = async (context, { body }) => {
  const limited = await countAttempt(context, 'check-email', body.email);
  if (limited) return limited;
  return { email: body.email, suggestion: suggestEmail(body.email) };
};
