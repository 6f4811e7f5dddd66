import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Following } from '../../../features/following/following.tsx';
import { FollowingOnDevice } from '../../../features/following/following-on-device.tsx';
import { AppShell } from '../../../features/shells/app-shell.tsx';
import { PublicShell } from '../../../features/shells/public-shell.tsx';
import { pageMetadata } from '../../../lib/page-metadata.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  return pageMetadata({
    locale: await getLocale(),
    path: '/following',
    title: t('following.title'),
    description: t('site.description'),
    isPrivate: true,
  });
}

/** Follows of the account when signed in, otherwise of this device. */
export default function FollowingPage() {
  return (
    <AppShell
      signedOut={
        <PublicShell>
          <FollowingOnDevice />
        </PublicShell>
      }
    >
      <Following />
    </AppShell>
  );
}
