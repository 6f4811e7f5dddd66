'use client';

import dynamic from 'next/dynamic';
import { usePathname } from 'next/navigation';
import { useSession } from '../../lib/session/index.ts';
import { useOnline } from '../../ui/network/use-online.ts';
import { isDesk } from './is-desk.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { useInstallation } from './use-installation.ts';
import { useWorker } from './use-worker.ts';
import { activateWaiting } from './worker.ts';

/** Loaded on demand: most pages never show them. */
const UpdateNotice = dynamic(() => import('./update-notice.tsx').then((module) => module.UpdateNotice), {
  ssr: false,
});
const InstallNotice = dynamic(() => import('./install-notice.tsx').then((module) => module.InstallNotice), {
  ssr: false,
});

/** Offline use, updates and installation. */
export function Pwa({ isOn }: { readonly isOn: boolean }) {
  const pathname = usePathname();
  const { status } = useSession();
  const waiting = useWorker(isOn);
  const installation = useInstallation();
  const isOnline = useOnline();
  // The desk has its own offline notice, and no one reloads in the middle of a match.
  if (isDesk(pathname)) return null;
  if (!isOnline) return <OfflineBanner />;
  const isOffered = waiting === null && installation !== null && status === 'authenticated';
  return (
    <>
      {waiting !== null && <UpdateNotice onReload={() => activateWaiting(waiting)} />}
      {isOffered && <InstallNotice onInstall={installation.install} onDecline={installation.decline} />}
    </>
  );
}
