import type { Locale } from '../../../i18n/locales.ts';
import { settings } from '../../../lib/settings.ts';
import type { Description } from './description.ts';
import { type Reference, readReference } from './read-reference.ts';

const loaded = new Map<Locale, Promise<Reference>>();
const files: Readonly<Record<Locale, string>> = { es: 'openapi.es.json', en: 'openapi.json' };

/** The calls of this server. Read once: they can't change while it runs. */
export function loadReference(locale: Locale): Promise<Reference> {
  const cached = loaded.get(locale);
  if (cached) return cached;
  const loading = load(locale);
  loaded.set(locale, loading);
  // The next request tries again.
  loading.catch(() => loaded.delete(locale));
  return loading;
}

async function load(locale: Locale): Promise<Reference> {
  const response = await fetch(`${settings().apiOrigin}/v1/club/${files[locale]}`, { cache: 'no-store' });
  if (!response.ok) throw new Error(`the description of the calls was answered with ${response.status}`);
  return readReference((await response.json()) as Description);
}
