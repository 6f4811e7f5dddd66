'use client';

import { CallFailure, type LoginReply, type Read } from '@traip/contract';
import { useState } from 'react';
import { authApi } from '../../../lib/api/browser.ts';
import { ownRegistration, storedDevice, useSession } from '../../../lib/session/index.ts';

type SignedIn = Read<typeof LoginReply>;

type Verification =
  | { readonly state: 'ready' | 'verifying' | 'verified' | 'signed-in' | 'invalid-link' }
  | { readonly state: 'failed'; readonly failure: CallFailure };

/** Only pressing the button verifies: opening the page, as mail scanners do, doesn't use up the link. */
export function useVerification(token: string | null, done: boolean) {
  const { login } = useSession();
  const [verification, setVerification] = useState<Verification>(() => ({ state: begin(token, done) }));

  /** Signed in, the person goes where they were going before they registered. */
  function enter({ deviceToken, ...session }: SignedIn): void {
    storedDevice.write(deviceToken);
    login(session);
    setVerification({ state: 'signed-in' });
  }

  async function verify(): Promise<void> {
    if (token === null || verification.state === 'verifying') return;
    setVerification({ state: 'verifying' });
    try {
      const { session } = await authApi.verifyEmail({
        body: { token, ...ownRegistration.read(), ...storedDevice.read() },
      });
      ownRegistration.forget();
      if (session !== null) return enter(session);
      // Without the used token in the URL, a reload still shows the success.
      history.replaceState(null, '', `${location.pathname}?verified=1`);
      setVerification({ state: 'verified' });
    } catch (failure) {
      setVerification(explained(failure));
    }
  }
  return { verification, verify };
}

function begin(token: string | null, done: boolean) {
  if (done) return 'verified';
  return token === null ? 'invalid-link' : 'ready';
}

function explained(failure: unknown): Verification {
  if (!(failure instanceof CallFailure)) throw failure;
  const isRefused = failure.code === 'VERIFICATION_LINK_INVALID' || failure.code === 'BAD_REQUEST';
  return isRefused ? { state: 'invalid-link' } : { state: 'failed', failure };
}
