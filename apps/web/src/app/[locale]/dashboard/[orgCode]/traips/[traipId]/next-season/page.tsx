import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { NextSeason } from '../../../../../../../features/next-season/next-season.tsx';
import { pageMetadata } from '../../../../../../../lib/page-metadata.ts';

type Props = PageProps<'/[locale]/dashboard/[orgCode]/traips/[traipId]/next-season'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { orgCode, traipId } = await params;
  const t = await getTranslations();
  return pageMetadata({
    locale: await getLocale(),
    path: `/dashboard/${orgCode}/traips/${traipId}/next-season`,
    title: `${t('nextSeason.title')} · ${orgCode}`,
    description: t('site.description'),
    isPrivate: true,
  });
}

const first = (value: string | string[] | undefined) => [value].flat()[0] ?? null;

export default async function NextSeasonPage({ params, searchParams }: Props) {
  const { from, only } = await searchParams;
  return <NextSeason {...(await params)} fromId={first(from) ?? ''} onlyId={first(only)} />;
}
