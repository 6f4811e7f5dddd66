import { type profileCalls, refuse } from '@traip/contract';
import { collectNotifications } from '../../../notification/own-data/queries.ts';
import { fileUrl } from '../../../platform/files/files.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { countAttempt } from '../../auth/limits.ts';
import { findUserById } from '../../auth/queries.ts';
import { collectOwnData } from './collect-own-data.ts';

/** GDPR, articles 15 and 20: everything, in a machine-readable form. */
export const myData: Handler<typeof profileCalls.myData> = async (context, _) => {
  const { db, caller } = context;
  const limited = await countAttempt(context, 'my-data', caller.userId);
  if (limited) return limited;
  const user = await findUserById(db, caller.userId);
  if (!user) return refuse('UNAUTHORIZED');
  const { passwordHash, searchText: _derived, deletedAt: _none, avatarKey, ...account } = user;
  return {
    exportedAt: context.now(),
    account: { ...account, hasPassword: passwordHash !== null, avatarUrl: fileUrl(avatarKey) },
    ...(await collectOwnData(db, { userId: user.id, email: user.email })),
    ...(await collectNotifications(db, user.id)),
  };
};
