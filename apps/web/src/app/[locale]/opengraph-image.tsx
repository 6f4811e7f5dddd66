import { ImageResponse } from 'next/og';
import { getTranslations } from 'next-intl/server';
import { defaultLocale, isLocale } from '../../i18n/locales.ts';
import { SocialPicture } from '../../ui/identity/social-picture.tsx';

export const size = { width: 1200, height: 630 };
export const contentType = 'image/png';
export const alt = 'Traip';

export default async function OpenGraphImage({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  const t = await getTranslations({ locale: isLocale(locale) ? locale : defaultLocale, namespace: 'site' });
  return new ImageResponse(<SocialPicture tagline={t('tagline')} />, size);
}
