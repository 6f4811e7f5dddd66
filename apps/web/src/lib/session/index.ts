export { afterLogin, withCallback } from './after-login.ts';
export { RequireSession } from './require-session.tsx';
export { returnPath } from './return-path.ts';
export { safeCallback } from './safe-callback.ts';
export { SessionProvider } from './session-provider.tsx';
export type { ClubSession, ClubUser, UserOrganisation } from './state.ts';
export { type CurrentSession, type SessionStatus, useSession } from './use-session.ts';
