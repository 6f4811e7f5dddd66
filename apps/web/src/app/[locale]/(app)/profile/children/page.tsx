import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Family } from '../../../../../features/family/family.tsx';
import { pageMetadata } from '../../../../../lib/page-metadata.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  return pageMetadata({
    locale: await getLocale(),
    path: '/profile/children',
    title: t('family.title'),
    description: t('site.description'),
    isPrivate: true,
  });
}

export default function FamilyPage() {
  return <Family />;
}
