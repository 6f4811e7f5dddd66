import { headers } from 'next/headers';
import { locale as localeOfRoute } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { localeHeader } from './locale-header.ts';
import { defaultLocale, isLocale } from './locales.ts';
import { timeZone } from './time-zone.ts';

export default getRequestConfig(async ({ locale: requested }) => {
  // A URL without a route has no locale parameter, but the proxy knows its language.
  const candidate = requested ?? (await localeOfRoute()) ?? (await headers()).get(localeHeader);
  const locale = isLocale(candidate) ? candidate : defaultLocale;
  const { default: messages } = await import(`../../messages/${locale}.json`);
  return { locale, messages, timeZone };
});
