import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { SeasonImport } from '../../../../../../features/season-import/season-import.tsx';
import { pageMetadata } from '../../../../../../lib/page-metadata.ts';

type Props = PageProps<'/[locale]/dashboard/[orgCode]/competitions/import'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { orgCode } = await params;
  const t = await getTranslations();
  return pageMetadata({
    locale: await getLocale(),
    path: `/dashboard/${orgCode}/competitions/import`,
    title: `${t('seasonImport.title')} · ${orgCode}`,
    description: t('site.description'),
    isPrivate: true,
  });
}

export default async function ImportSeasonPage({ params }: Props) {
  const { orgCode } = await params;
  return <SeasonImport orgCode={orgCode} />;
}
