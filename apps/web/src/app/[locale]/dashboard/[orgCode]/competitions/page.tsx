import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { CompetitionList } from '../../../../../features/competitions/competition-list.tsx';
import { pageMetadata } from '../../../../../lib/page-metadata.ts';

type Props = PageProps<'/[locale]/dashboard/[orgCode]/competitions'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { orgCode } = await params;
  const t = await getTranslations();
  return pageMetadata({
    locale: await getLocale(),
    path: `/dashboard/${orgCode}/competitions`,
    title: `${t('competitions.title')} · ${orgCode}`,
    description: t('site.description'),
    isPrivate: true,
  });
}

export default async function CompetitionsPage({ params }: Props) {
  const { orgCode } = await params;
  return <CompetitionList orgCode={orgCode} />;
}
