import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ChooseOrganisation } from '../../../../features/dashboard/choose/choose-organisation.tsx';
import { pageMetadata } from '../../../../lib/page-metadata.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  return pageMetadata({
    locale: await getLocale(),
    path: '/dashboard',
    title: t('dashboard.choose.title'),
    description: t('site.description'),
    isPrivate: true,
  });
}

export default function DashboardsPage() {
  return <ChooseOrganisation />;
}
