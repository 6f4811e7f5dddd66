import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Licences } from '../../../../features/licences/licences.tsx';
import { pageMetadata } from '../../../../lib/page-metadata.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  return pageMetadata({
    locale: await getLocale(),
    path: '/licences',
    title: t('licences.title'),
    description: t('site.description'),
    isPrivate: true,
  });
}

export default function LicencesPage() {
  return <Licences />;
}
