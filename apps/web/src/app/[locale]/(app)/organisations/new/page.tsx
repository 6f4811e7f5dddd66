import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { NewOrganisation } from '../../../../../features/organisation-create/new-organisation.tsx';
import { pageMetadata } from '../../../../../lib/page-metadata.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  return pageMetadata({
    locale: await getLocale(),
    path: '/organisations/new',
    title: t('newOrganisation.title'),
    description: t('site.description'),
    isPrivate: true,
  });
}

export default function NewOrganisationPage() {
  return <NewOrganisation />;
}
