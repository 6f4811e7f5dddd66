import { getTranslations } from 'next-intl/server';
import { appManifest } from '../../../features/pwa/app-manifest.ts';
import { defaultLocale, isLocale } from '../../../i18n/locales.ts';

/** The web app manifest in the reader's language. */
export async function GET(_request: Request, { params }: RouteContext<'/[locale]/manifest.webmanifest'>) {
  const { locale: localeParam } = await params;
  const locale = isLocale(localeParam) ? localeParam : defaultLocale;
  const t = await getTranslations({ locale });
  const manifest = appManifest(locale, {
    title: t('site.title'),
    description: t('site.description'),
    home: t('shell.home'),
    myMatches: t('shell.myMatches'),
  });
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } });
}
