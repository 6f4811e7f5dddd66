import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { OrganisationPeople } from '../../../../../features/organisation-people/index.ts';
import { pageMetadata } from '../../../../../lib/page-metadata.ts';

type Props = PageProps<'/[locale]/dashboard/[orgCode]/players'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { orgCode } = await params;
  const t = await getTranslations();
  return pageMetadata({
    locale: await getLocale(),
    path: `/dashboard/${orgCode}/players`,
    title: `${t('players.title')} · ${orgCode}`,
    description: t('site.description'),
    isPrivate: true,
  });
}

export default async function PlayersPage({ params }: Props) {
  const { orgCode } = await params;
  return <OrganisationPeople orgCode={orgCode} />;
}
