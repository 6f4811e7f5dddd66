'use client';

import dynamic from 'next/dynamic';
import { usePathname } from 'next/navigation';
import { useSession } from '../../lib/session/index.ts';
import { useOnline } from '../../ui/network/use-online.ts';
import { isDesk } from './is-desk.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { useInstallation } from './use-installation.ts';
import { useWorker } from './use-worker.ts';
import { takeOver } from './worker.ts';

/** Most pages never show one of them. */
const UpdateNotice = dynamic(() => import('./update-notice.tsx').then((module) => module.UpdateNotice), {
  ssr: false,
});
const InstallNotice = dynamic(() => import('./install-notice.tsx').then((module) => module.InstallNotice), {
  ssr: false,
});

/** What makes Traip an app: it opens without a network, says when there is a newer one, and can be installed. */
export function Pwa({ isOn }: { readonly isOn: boolean }) {
  const pathname = usePathname();
  const { status } = useSession();
  const waiting = useWorker(isOn);
  const installation = useInstallation();
  const isOnline = useOnline();
  // The desk says itself when there is no network, and nobody reloads in the middle of a match: offers wait.
  if (isDesk(pathname)) return null;
  if (!isOnline) return <OfflineBanner />;
  const isOffered = waiting === null && installation !== null && status === 'authenticated';
  return (
    <>
      {waiting !== null && <UpdateNotice onReload={() => takeOver(waiting)} />}
      {isOffered && <InstallNotice onInstall={installation.install} onDecline={installation.decline} />}
    </>
  );
}
