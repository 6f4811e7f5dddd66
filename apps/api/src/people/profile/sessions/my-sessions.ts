import type { profileCalls } from '@traip/contract';
import type { Handler } from '../../../platform/routing/handler.ts';
import { listOpenSessions } from './queries.ts';

/** Where somebody is signed in. What kind of device it is we do not ask, and do not keep. */
export const mySessions: Handler<typeof profileCalls.sessions> = async ({ db, caller, now }) => {
  const sessions = await listOpenSessions(db, caller.userId, now());
  return { sessions: sessions.map((session) => ({ ...session, isThis: session.id === caller.sessionId })) };
};
