import { getMessages, getTranslations } from 'next-intl/server';
import type { Locale } from '../../i18n/locales.ts';
import { marginIn } from './margin.ts';

/** "KO", "3&2": shown in place of a score, on server-rendered pages and pictures. */
export async function shortBoutIn(locale: Locale): Promise<(method: string) => string> {
  const t = await getTranslations({ locale, namespace: 'bout' });
  const { short, methods } = (await getMessages({ locale })).bout;
  return (method) => {
    if (method in short) return t(`short.${method as keyof typeof short}`);
    if (method in methods) return t(`methods.${method as keyof typeof methods}`);
    const margin = marginIn(method);
    if (margin === null) return method;
    return 'up' in margin ? t('holes.up', margin) : t('holes.extra', margin);
  };
}
