import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { TraipDetail } from '../../../../../../features/traips/detail/traip-detail.tsx';
import { pageMetadata } from '../../../../../../lib/page-metadata.ts';

type Props = PageProps<'/[locale]/dashboard/[orgCode]/traips/[traipId]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { orgCode, traipId } = await params;
  const t = await getTranslations();
  return pageMetadata({
    locale: await getLocale(),
    path: `/dashboard/${orgCode}/traips/${traipId}`,
    title: `${t('traips.one')} · ${orgCode}`,
    description: t('site.description'),
    isPrivate: true,
  });
}

export default async function TraipPage({ params }: Props) {
  return <TraipDetail {...(await params)} />;
}
