import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { MatchList } from '../../../../../features/org-matches/match-list.tsx';
import { pageMetadata } from '../../../../../lib/page-metadata.ts';

type Props = PageProps<'/[locale]/dashboard/[orgCode]/matches'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { orgCode } = await params;
  const t = await getTranslations();
  return pageMetadata({
    locale: await getLocale(),
    path: `/dashboard/${orgCode}/matches`,
    title: `${t('orgMatches.title')} · ${orgCode}`,
    description: t('site.description'),
    isPrivate: true,
  });
}

export default async function MatchesPage({ params }: Props) {
  const { orgCode } = await params;
  return <MatchList orgCode={orgCode} />;
}
