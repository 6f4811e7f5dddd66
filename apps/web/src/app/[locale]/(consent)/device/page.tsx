import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { DeviceScreen } from '../../../../features/app-consent/device-screen.tsx';
import { pageMetadata } from '../../../../lib/page-metadata.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  return pageMetadata({
    locale: await getLocale(),
    path: '/device',
    title: t('appConsent.deviceTitle'),
    description: t('site.description'),
    isPrivate: true,
  });
}

export default async function DevicePage({ searchParams }: PageProps<'/[locale]/device'>) {
  const { user_code: code } = await searchParams;
  return <DeviceScreen code={typeof code === 'string' ? code : ''} />;
}
