import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Inbox } from '../../../../features/inbox/inbox.tsx';
import { pageMetadata } from '../../../../lib/page-metadata.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  return pageMetadata({
    locale: await getLocale(),
    path: '/notifications',
    title: t('inbox.title'),
    description: t('site.description'),
    isPrivate: true,
  });
}

export default function NotificationsPage() {
  return <Inbox />;
}
