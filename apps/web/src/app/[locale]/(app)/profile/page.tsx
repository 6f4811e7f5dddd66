import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Profile } from '../../../../features/profile/profile.tsx';
import { pageMetadata } from '../../../../lib/page-metadata.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  return pageMetadata({
    locale: await getLocale(),
    path: '/profile',
    title: t('profile.title'),
    description: t('site.description'),
    isPrivate: true,
  });
}

export default function ProfilePage() {
  return <Profile />;
}
