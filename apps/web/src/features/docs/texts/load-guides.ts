import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Locale } from '../../../i18n/locales.ts';
import { settings } from '../../../lib/settings.ts';
import { type GuideKey, guideKeys } from './guides.ts';
import { type GuideText, readGuide } from './read-guide.ts';

export interface Guide extends GuideText {
  readonly key: GuideKey;
}

const loaded = new Map<Locale, Promise<readonly Guide[]>>();

/** All guides in one language. Read once: they ship with the program. */
export function loadGuides(locale: Locale): Promise<readonly Guide[]> {
  const loading = loaded.get(locale) ?? Promise.all(guideKeys.map((key) => load(locale, key)));
  loaded.set(locale, loading);
  return loading;
}

/** Read from the package at run time, without the bundler. */
async function load(locale: Locale, key: GuideKey): Promise<Guide> {
  const { resolve } = createRequire(`${process.cwd()}/`);
  const markdown = await readFile(
    resolve(`@traip/web/src/features/docs/texts/content/${locale}/${key}.md`),
    'utf8',
  );
  return { key, ...readGuide(markdown, settings().publicOrigin) };
}
