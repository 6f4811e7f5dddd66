import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { loadDemo } from '../../../features/landing/demo/load-demo.ts';
import { Landing, SearchResults } from '../../../features/landing/landing.tsx';
import { loadFound, loadNow } from '../../../features/landing/load.ts';
import { loadShowcase } from '../../../features/landing/load-showcase.ts';
import { parseSearchCriteria } from '../../../features/landing/search-criteria.ts';
import { pageMetadata } from '../../../lib/page-metadata.ts';

type Props = PageProps<'/[locale]'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const t = await getTranslations();
  const { q } = parseSearchCriteria(await searchParams);
  return pageMetadata({
    locale: await getLocale(),
    path: '/',
    title: q === '' ? t('site.title') : `${q} · ${t('landing.searchTitle')}`,
    description: t('site.description'),
    isFullTitle: true,
  });
}

export default async function LandingPage({ searchParams }: Props) {
  const criteria = parseSearchCriteria(await searchParams);
  if (criteria.q !== '') return <SearchResults criteria={criteria} found={await loadFound(criteria)} />;
  const [now, demo] = await Promise.all([loadNow(), loadDemo()]);
  return <Landing now={now} showcase={await loadShowcase(now)} demo={demo} />;
}
