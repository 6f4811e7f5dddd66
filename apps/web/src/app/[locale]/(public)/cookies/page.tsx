import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { CookiePolicy } from '../../../../features/cookie-policy/cookie-policy.tsx';
import { pageMetadata } from '../../../../lib/page-metadata.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('cookiePolicy');
  return pageMetadata({
    locale: await getLocale(),
    path: '/cookies',
    title: t('title'),
    description: t('description'),
  });
}

export default function CookiesPage() {
  return <CookiePolicy />;
}
