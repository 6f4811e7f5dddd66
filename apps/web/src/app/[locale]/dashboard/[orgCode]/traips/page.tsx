import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { TraipList } from '../../../../../features/traips/list/traip-list.tsx';
import { pageMetadata } from '../../../../../lib/page-metadata.ts';

type Props = PageProps<'/[locale]/dashboard/[orgCode]/traips'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { orgCode } = await params;
  const t = await getTranslations();
  return pageMetadata({
    locale: await getLocale(),
    path: `/dashboard/${orgCode}/traips`,
    title: `${t('traips.title')} · ${orgCode}`,
    description: t('site.description'),
    isPrivate: true,
  });
}

export default async function TraipsPage({ params }: Props) {
  const { orgCode } = await params;
  return <TraipList orgCode={orgCode} />;
}
