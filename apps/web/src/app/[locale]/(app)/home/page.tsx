import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Home } from '../../../../features/home/home.tsx';
import { pageMetadata } from '../../../../lib/page-metadata.ts';
import { PageTexts } from '../../../page-texts.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  return pageMetadata({
    locale: await getLocale(),
    path: '/home',
    title: t('home.title'),
    description: t('site.description'),
    isPrivate: true,
  });
}

export default function HomePage() {
  return (
    <PageTexts of="home">
      <Home />
    </PageTexts>
  );
}
