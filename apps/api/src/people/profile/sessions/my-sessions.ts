import type { profileCalls } from '@traip/contract';
import type { Handler } from '../../../platform/routing/handler.ts';
import { listOpenSessions } from './queries.ts';

/** The caller's sessions. */
export const mySessions: Handler<typeof profileCalls.sessions> = async ({ db, caller, now }) => {
  const sessions = await listOpenSessions(db, caller.userId, now());
  return { sessions: sessions.map((session) => ({ ...session, isThis: session.id === caller.sessionId })) };
};
