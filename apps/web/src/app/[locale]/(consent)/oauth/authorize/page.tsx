import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { AuthorizeScreen } from '../../../../../features/app-consent/authorize-screen.tsx';
import { readQuery } from '../../../../../features/app-consent/read-query.ts';
import { pageMetadata } from '../../../../../lib/page-metadata.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  return pageMetadata({
    locale: await getLocale(),
    path: '/oauth/authorize',
    title: t('appConsent.pageTitle'),
    description: t('site.description'),
    isPrivate: true,
  });
}

export default async function AuthorizePage({ searchParams }: PageProps<'/[locale]/oauth/authorize'>) {
  return <AuthorizeScreen request={readQuery(await searchParams)} />;
}
