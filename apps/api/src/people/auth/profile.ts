import { type authCalls, refuse } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { clubUserOf } from './club-user.ts';
import { findUserById } from './queries.ts';

export const profile: Handler<typeof authCalls.profile> = async ({ db, caller }) => {
  const user = await findUserById(db, caller.userId);
  return user ? clubUserOf(db, user) : refuse('UNAUTHORIZED');
};
