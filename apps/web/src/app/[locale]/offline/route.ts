import type { NextRequest } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { offlineDocument } from '../../../features/pwa/offline-document.ts';
import { defaultLocale, isLocale } from '../../../i18n/locales.ts';
import { nonceHeader } from '../../../lib/http/nonce-header.ts';

/** Shown by the service worker when there is neither a network nor a cached page. */
export async function GET(request: NextRequest, { params }: RouteContext<'/[locale]/offline'>) {
  const { locale: localeParam } = await params;
  const locale = isLocale(localeParam) ? localeParam : defaultLocale;
  const t = await getTranslations({ locale, namespace: 'pwa.offline' });
  const words = { title: t('title'), text: t('text'), kept: t('kept'), retry: t('retry'), home: t('home') };
  const html = offlineDocument({ locale, texts: words, nonce: request.headers.get(nonceHeader) ?? '' });
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
