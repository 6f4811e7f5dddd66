import type { LegalDocument } from '@traip/contract';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { pageMetadata } from '../../lib/page-metadata.ts';

export async function legalMetadata(document: LegalDocument): Promise<Metadata> {
  const t = await getTranslations('legal');
  return pageMetadata({
    locale: await getLocale(),
    path: `/${document}`,
    title: t(`titles.${document}`),
    description: t(`descriptions.${document}`),
  });
}
