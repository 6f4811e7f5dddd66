'use client';

import { SessionProvider as SocialProvider, useSession as useSocial } from 'next-auth/react';
import { useEffect, useRef } from 'react';
import { sessionRuntime } from './runtime.ts';
import { clearSocialMessage } from './social-message.ts';

interface SocialSessionProps {
  /** Called when there is no social session to take over. */
  readonly onNone?: () => void;
}

/**
 * Takes over the club session that a social session carries. Mounted only for a login, so that public pages
 * never call the authentication service.
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
  const isCompleted = useRef(false);
  useEffect(() => {
    if (isCompleted.current || status === 'loading') return;
    // Checking for a session has left a message, also on the login page after a logout.
    clearSocialMessage();
    if (!data?.club) {
      onNone?.();
      return;
    }
    isCompleted.current = true;
    const { club } = data;
    // Removed from the social session first: a refresh token left there would be reused later, and end the
    // session.
    void update({}).then(() => {
      clearSocialMessage();
      sessionRuntime().store.login(club);
    });
  }, [data, status, update, onNone]);
  return null;
}
