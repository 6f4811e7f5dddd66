import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Landing } from '../../../features/landing/landing.tsx';
import { pageMetadata } from '../../../lib/page-metadata.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('site');
  return pageMetadata({
    locale: await getLocale(),
    path: '/',
    title: t('title'),
    description: t('description'),
    wholeTitle: true,
  });
}

export default async function LandingPage({ searchParams }: PageProps<'/[locale]'>) {
  const { q } = await searchParams;
  return <Landing query={typeof q === 'string' ? q.trim().slice(0, 100) : ''} />;
}
