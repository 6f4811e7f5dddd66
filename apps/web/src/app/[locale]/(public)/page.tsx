import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { loadDemo } from '../../../features/landing/demo/load-demo.ts';
import { Landing, SearchResults } from '../../../features/landing/landing.tsx';
import { loadFound, loadNow } from '../../../features/landing/load.ts';
import { loadShowcase } from '../../../features/landing/load-showcase.ts';
import { parseSearchCriteria } from '../../../features/landing/search-criteria.ts';
import { pageMetadata } from '../../../lib/page-metadata.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('site');
  return pageMetadata({
    locale: await getLocale(),
    path: '/',
    title: t('title'),
    description: t('description'),
    isFullTitle: true,
  });
}

export default async function LandingPage({ searchParams }: PageProps<'/[locale]'>) {
  const criteria = parseSearchCriteria(await searchParams);
  if (criteria.q !== '') return <SearchResults criteria={criteria} found={await loadFound(criteria)} />;
  const [now, demo] = await Promise.all([loadNow(), loadDemo()]);
  return <Landing now={now} showcase={await loadShowcase(now)} demo={demo} />;
}
