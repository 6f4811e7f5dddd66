import { defaultLocale } from '../../i18n/locales.ts';
import { loadReference } from './description/load-reference.ts';
import { docsPath, guidePath, referencePath, resourcePath } from './paths.ts';
import { guideKeys } from './texts/guides.ts';

/** Pages worth finding in search engines; shapes are found from the calls that use them. */
export async function docsPaths(): Promise<string[]> {
  const { groups } = await loadReference(defaultLocale);
  const resources = groups.flatMap((group) => group.resources.map(({ key }) => resourcePath(key)));
  return [docsPath, ...guideKeys.map(guidePath), referencePath, ...resources];
}
