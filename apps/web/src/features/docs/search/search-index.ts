import { getTranslations } from 'next-intl/server';
import { type Locale, localisedPath } from '../../../i18n/locales.ts';
import { loadReference } from '../description/load-reference.ts';
import { callPath, guidePath, resourcePath } from '../paths.ts';
import { loadGuides } from '../texts/load-guides.ts';
import { anchorOf } from '../texts/read-guide.ts';
import type { SearchEntry } from './entry.ts';

/** The whole search index, in one language. */
export async function searchIndex(locale: Locale): Promise<SearchEntry[]> {
  const t = await getTranslations({ locale, namespace: 'docs' });
  const [{ groups }, guides] = await Promise.all([loadReference(locale), loadGuides(locale)]);
  const at = (path: string) => localisedPath(locale, path);
  const inGuides = guides.flatMap(({ key, title, lead, headings }) => [
    { title, path: at(guidePath(key)), place: t('sections.guides'), words: lead },
    ...headings.map((heading) => ({
      title: heading,
      path: at(`${guidePath(key)}#${anchorOf(heading)}`),
      place: title,
      words: '',
    })),
  ]);
  const inReference = groups.flatMap(({ name, resources }) =>
    resources.flatMap(({ key, title, description, calls }) => [
      { title, path: at(resourcePath(key)), place: name, words: description },
      ...calls.map((call) => ({
        title: call.title,
        path: at(callPath(key, call.anchor)),
        place: title,
        method: call.method,
        words: [call.path, call.id, ...call.more].join(' '),
      })),
    ]),
  );
  return [...inGuides, ...inReference];
}
