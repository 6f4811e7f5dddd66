import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { AuthError } from '../../../../features/auth-error/auth-error.tsx';
import { pageMetadata } from '../../../../lib/page-metadata.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  return pageMetadata({
    locale: await getLocale(),
    path: '/error',
    title: t('authError.pageTitle'),
    description: t('site.description'),
    isPrivate: true,
  });
}

export default async function AuthErrorPage({ searchParams }: PageProps<'/[locale]/error'>) {
  const { error } = await searchParams;
  return <AuthError name={typeof error === 'string' ? error : ''} />;
}
