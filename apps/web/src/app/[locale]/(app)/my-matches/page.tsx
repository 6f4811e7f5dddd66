import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { MyMatches } from '../../../../features/my-matches/my-matches.tsx';
import { pageMetadata } from '../../../../lib/page-metadata.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  return pageMetadata({
    locale: await getLocale(),
    path: '/my-matches',
    title: t('myMatches.title'),
    description: t('site.description'),
    isPrivate: true,
  });
}

export default function MyMatchesPage() {
  return <MyMatches />;
}
