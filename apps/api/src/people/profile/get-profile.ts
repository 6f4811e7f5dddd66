import { type profileCalls, refuse } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { publicProfileOf } from './public-profile.ts';
import { findPerson } from './queries.ts';

export const getProfile: Handler<typeof profileCalls.get> = async ({ db }, { params }) => {
  const user = await findPerson(db, params.userCode);
  return user ? publicProfileOf(user) : refuse('NOT_FOUND');
};
