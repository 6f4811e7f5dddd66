'use client';

import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { useSession } from '../../lib/session/index.ts';
import { ConfirmationHost } from '../confirm-identity/index.ts';

const CompleteProfile = dynamic(() => import('../profile/index.ts').then((module) => module.CompleteProfile));

/** An account opened through a provider needs its owner's birthday first: children are protected. */
export function CompleteFirst({ children }: { readonly children: ReactNode }) {
  const { user } = useSession();
  const isIncomplete = user !== null && (user.birthday === null || user.favoriteSport === null);
  return (
    <>
      {isIncomplete ? <CompleteProfile user={user} /> : children}
      <ConfirmationHost />
    </>
  );
}
