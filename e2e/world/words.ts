import { readFileSync } from 'node:fs';

export const locales = ['es', 'en'] as const;
export type Locale = (typeof locales)[number];
type Words = (key: string, values?: Readonly<Record<string, string>>) => string;

/** The texts that people read, by their key, in one language; with values filled in and without mark-up. */
export function wordsOf(locale: Locale, catalogue: unknown = catalogueOf(locale)): Words {
  return (key, values = {}) => {
    const found = key
      .split('.')
      .reduce<unknown>((group, part) => (group as Record<string, unknown> | undefined)?.[part], catalogue);
    if (typeof found !== 'string') throw new Error(`There is no text ${key} in ${locale}`);
    return found.replace(/<\/?\w+>/g, '').replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`The text ${key} needs ${name}`);
      return value;
    });
  };
}

/** The address of a page in a language: Spanish has no prefix. */
export function pathIn(locale: Locale, path: string): string {
  return locale === 'es' ? path : `/en${path.replace(/^\/(?=\?|$)/, '')}`;
}

function catalogueOf(locale: Locale): unknown {
  return JSON.parse(readFileSync(new URL(`../../apps/web/messages/${locale}.json`, import.meta.url), 'utf8'));
}
