import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { OwnConsents } from '../../../../../features/own-consents/own-consents.tsx';
import { pageMetadata } from '../../../../../lib/page-metadata.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  return pageMetadata({
    locale: await getLocale(),
    path: '/profile/privacy',
    title: t('ownConsents.title'),
    description: t('site.description'),
    isPrivate: true,
  });
}

export default function OwnConsentsPage() {
  return <OwnConsents />;
}
