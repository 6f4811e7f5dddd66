'use client';

import { CallFailure } from '@traip/contract';
import { useEffect, useState } from 'react';
import { authApi } from '../../../lib/api/browser.ts';
import { again, verifyOnce } from './verify-once.ts';

type Verification =
  | { readonly state: 'verifying' | 'verified' | 'invalid-link' }
  | { readonly state: 'failed'; readonly failure: CallFailure; readonly retry: () => void };

const verify = (token: string) => authApi.verifyEmail({ body: { token } });

/** Runs in the browser, so that a mail scanner's visit does not use the token up. */
export function useVerification(token: string | null, done: boolean): Verification {
  const [attempt, setAttempt] = useState(0);
  const [verification, setVerification] = useState<Verification>(() => ({ state: begin(token, done) }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again with the same token
  useEffect(() => {
    if (token === null || done) return;
    let current = true;
    const finish = (next: Verification) => {
      if (current) setVerification(next);
    };
    const retry = () => {
      again(token);
      setVerification({ state: 'verifying' });
      setAttempt((previous) => previous + 1);
    };
    verifyOnce(token, verify).then(
      () => {
        // Without the used token in the URL, a reload still shows the success.
        history.replaceState(null, '', `${location.pathname}?verified=1`);
        finish({ state: 'verified' });
      },
      (failure: unknown) => finish(explained(failure, retry)),
    );
    return () => {
      current = false;
    };
  }, [token, done, attempt]);
  return verification;
}

function begin(token: string | null, done: boolean) {
  if (done) return 'verified';
  return token === null ? 'invalid-link' : 'verifying';
}

function explained(failure: unknown, retry: () => void): Verification {
  if (!(failure instanceof CallFailure)) throw failure;
  const isRefused = failure.code === 'VERIFICATION_LINK_INVALID' || failure.code === 'BAD_REQUEST';
  return isRefused ? { state: 'invalid-link' } : { state: 'failed', failure, retry };
}
