export { afterLogin, withCallback } from './after-login.ts';
export { ownRegistration } from './own-registration.ts';
export { RequireSession } from './require-session.tsx';
export { returnPath } from './return-path.ts';
export { SessionProvider } from './session-provider.tsx';
export type { ClubUser, UserOrganisation } from './state.ts';
export { storedDevice } from './stored-device.ts';
export { licencesKey } from './stored-session.ts';
export { useSession } from './use-session.ts';
