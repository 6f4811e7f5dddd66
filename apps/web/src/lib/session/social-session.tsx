'use client';

import { SessionProvider as SocialProvider, useSession as useSocial } from 'next-auth/react';
import { useEffect, useRef } from 'react';
import { sessionRuntime } from './runtime.ts';

interface SocialSessionProps {
  /** Called when the authentication service has no session for us to take over. */
  readonly onNone?: () => void;
}

/**
 * Takes over the club data that a social session carries. Mounted only where somebody is about to sign in, so that
 * readers of public pages never ask the authentication service for anything.
 */
export function SocialSession({ onNone }: SocialSessionProps) {
  return (
    <SocialProvider>
      <TakeOver onNone={onNone} />
    </SocialProvider>
  );
}

function TakeOver({ onNone }: { readonly onNone: (() => void) | undefined }) {
  const { data, status, update } = useSocial();
  const isTakenOver = useRef(false);
  useEffect(() => {
    if (isTakenOver.current || status === 'loading') return;
    if (!data?.club) {
      onNone?.();
      return;
    }
    isTakenOver.current = true;
    const { club } = data;
    // First out of the social session, then into ours: a refresh token that stayed there would come back one day,
    // long used, and end the session of whoever trusted it.
    void update({}).then(() => sessionRuntime().store.login(club));
  }, [data, status, update, onNone]);
  return null;
}
