'use client';

import { useMemo } from 'react';
import { sessionRuntime } from './runtime.ts';
import type { Snapshot } from './session-store.ts';
import {
  type ClubSession,
  type ClubUser,
  selectedOrganisation,
  type UserOrganisation,
  withSelectedOrganisation,
  withUser,
} from './state.ts';
import { useLogout } from './use-logout.ts';
import { useSnapshot } from './use-snapshot.ts';

type SessionStatus = 'loading' | 'authenticated' | 'unauthenticated';

interface CurrentSession {
  readonly status: SessionStatus;
  readonly user: ClubUser | null;
  readonly selectedOrganisation: UserOrganisation | null;
  readonly selectOrganisation: (orgId: string) => void;
  readonly login: (session: ClubSession) => void;
  /** After the person's data has changed. */
  readonly replaceUser: (user: ClubUser) => void;
  readonly logout: () => Promise<void>;
}

export function useSession(): CurrentSession {
  const snapshot = useSnapshot();
  const logout = useLogout();
  return useMemo(
    () => ({
      status: statusOf(snapshot),
      user: snapshot?.state.user ?? null,
      selectedOrganisation: snapshot ? selectedOrganisation(snapshot.state) : null,
      selectOrganisation,
      login,
      replaceUser,
      logout,
    }),
    [snapshot, logout],
  );
}

/** During a logout no one is signed in, but the login prompt must not appear yet. */
function statusOf(snapshot: Snapshot | null): SessionStatus {
  if (snapshot === null || snapshot.isLeaving) return 'loading';
  return snapshot.state.isAuthenticated ? 'authenticated' : 'unauthenticated';
}

const login = (session: ClubSession) => sessionRuntime().store.login(session);

const replaceUser = (user: ClubUser) => sessionRuntime().store.change((state) => withUser(state, user));

const selectOrganisation = (orgId: string) =>
  sessionRuntime().store.change((state) => withSelectedOrganisation(state, orgId));
