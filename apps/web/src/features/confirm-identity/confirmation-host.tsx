'use client';

import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { hostConfirmation } from '../../lib/api/confirmation.ts';

/** Loaded on demand: most visits never need it. */
const ConfirmIdentity = dynamic(
  () => import('./confirm-identity.tsx').then((module) => module.ConfirmIdentity),
  {
    ssr: false,
  },
);

/** Asks the person to confirm their identity when a call requires it before a sensitive action. */
export function ConfirmationHost() {
  const [answer, setAnswer] = useState<((confirmed: boolean) => void) | null>(null);
  useEffect(
    () =>
      hostConfirmation(() => {
        const { promise, resolve } = Promise.withResolvers<boolean>();
        setAnswer(() => (confirmed: boolean) => {
          setAnswer(null);
          resolve(confirmed);
        });
        return promise;
      }),
    [],
  );
  return answer === null ? null : <ConfirmIdentity onAnswer={answer} />;
}
