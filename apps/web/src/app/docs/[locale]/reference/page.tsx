import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { referencePath } from '../../../../features/docs/paths.ts';
import { ReferenceOverview } from '../../../../features/docs/reference/overview-page.tsx';
import { pageMetadata } from '../../../../lib/page-metadata.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('docs');
  return pageMetadata({
    locale: await getLocale(),
    path: referencePath,
    title: t('referenceTitle'),
    description: t('referenceDescription'),
  });
}

export default function ReferencePage() {
  return <ReferenceOverview />;
}
