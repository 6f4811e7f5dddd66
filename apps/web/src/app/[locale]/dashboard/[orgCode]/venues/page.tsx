import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Venues } from '../../../../../features/venues/venues.tsx';
import { pageMetadata } from '../../../../../lib/page-metadata.ts';

type Props = PageProps<'/[locale]/dashboard/[orgCode]/venues'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { orgCode } = await params;
  const t = await getTranslations();
  return pageMetadata({
    locale: await getLocale(),
    path: `/dashboard/${orgCode}/venues`,
    title: `${t('venues.title')} · ${orgCode}`,
    description: t('site.description'),
    isPrivate: true,
  });
}

export default async function VenuesPage({ params }: Props) {
  const { orgCode } = await params;
  return <Venues orgCode={orgCode} />;
}
