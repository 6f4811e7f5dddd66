import { type LegalDocument, type Locale, legalRoutes } from '@traip/contract';
import { headers } from 'next/headers';
import { orNull } from '../../lib/api/read.ts';
import { serverClient } from '../../lib/api/server.ts';

export async function loadLegalText(document: LegalDocument, locale: Locale) {
  return serverClient(legalRoutes, await headers()).text({ params: { document, locale } });
}

/** The version of the terms in force; null if it can't be loaded. */
export async function loadTermsVersion(locale: Locale): Promise<string | null> {
  const client = serverClient(legalRoutes, await headers());
  const versions = await orNull(() => client.versions({ params: { locale } }));
  return versions?.terms ?? null;
}
