'use client';

import dynamic from 'next/dynamic';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ClubUser, useSession } from '../../lib/session/index.ts';
import { PageSkeleton } from '../../ui/feedback/loading.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { LinkTabs } from '../../ui/tabs/link-tabs.tsx';
import { DetailsTab } from './details-tab.tsx';

/** Loaded with their tabs: most people only open their details. */
const loading = () => <PageSkeleton cards={2} />;
const SecurityTab = dynamic(() => import('./security-tab.tsx').then((module) => module.SecurityTab), {
  loading,
});
const NotificationsTab = dynamic(
  () => import('./notifications-tab.tsx').then((module) => module.NotificationsTab),
  { loading },
);
const PrivacyTab = dynamic(() => import('./privacy-tab.tsx').then((module) => module.PrivacyTab), {
  loading,
});

export function Profile() {
  const t = useTranslations('profile');
  const { user } = useSession();
  if (user === null) return null;
  return (
    <>
      <PageTitle title={t('title')} />
      <LinkTabs
        label={t('title')}
        items={[
          { href: '/profile', label: t('tabs.details') },
          { href: '/profile?tab=notifications', label: t('tabs.notifications') },
          { href: '/profile?tab=security', label: t('tabs.security') },
          { href: '/profile?tab=privacy', label: t('tabs.privacy') },
        ]}
      />
      <Current user={user} />
    </>
  );
}

function Current({ user }: { readonly user: ClubUser }) {
  const tab = useSearchParams().get('tab');
  switch (tab) {
    case 'notifications':
      return <NotificationsTab />;
    case 'security':
      return <SecurityTab user={user} />;
    case 'privacy':
      return <PrivacyTab user={user} />;
    default:
      return <DetailsTab user={user} />;
  }
}
