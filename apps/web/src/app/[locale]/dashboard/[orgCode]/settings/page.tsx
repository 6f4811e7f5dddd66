import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { OrganisationSettings } from '../../../../../features/organisation-settings/settings.tsx';
import { pageMetadata } from '../../../../../lib/page-metadata.ts';

type Props = PageProps<'/[locale]/dashboard/[orgCode]/settings'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { orgCode } = await params;
  const t = await getTranslations();
  return pageMetadata({
    locale: await getLocale(),
    path: `/dashboard/${orgCode}/settings`,
    title: `${t('organisationSettings.title')} · ${orgCode}`,
    description: t('site.description'),
    isPrivate: true,
  });
}

export default async function SettingsPage({ params }: Props) {
  const { orgCode } = await params;
  return <OrganisationSettings orgCode={orgCode} />;
}
