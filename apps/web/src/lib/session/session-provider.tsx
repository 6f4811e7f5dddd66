'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { type ReactNode, Suspense, useEffect } from 'react';
import { onSessionEnded, runSession, sessionRuntime } from './runtime.ts';
import { withOrganisationByCode } from './state.ts';
import { useLogout } from './use-logout.ts';
import { useSession } from './use-session.ts';

/** Mounted once around all screens. */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const logout = useLogout();
  useEffect(() => runSession(), []);
  useEffect(() => onSessionEnded(() => void logout()), [logout]);
  return (
    <>
      {children}
      <ArrivalAtSignIn />
      <Suspense fallback={null}>
        <OrganisationFromAddress />
      </Suspense>
    </>
  );
}

/** A logout is complete once the login page is reached. */
function ArrivalAtSignIn() {
  const pathname = usePathname();
  useEffect(() => {
    if (pathname.endsWith('/auth/login')) sessionRuntime().store.markArrived();
  }, [pathname]);
  return null;
}

/** `?orgCode=` on any URL selects that organisation, if the person is a member. */
function OrganisationFromAddress() {
  const orgCode = useSearchParams().get('orgCode');
  const { status } = useSession();
  useEffect(() => {
    if (orgCode === null || status !== 'authenticated') return;
    sessionRuntime().store.change((state) => withOrganisationByCode(state, orgCode));
  }, [orgCode, status]);
  return null;
}
