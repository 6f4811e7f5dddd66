import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { DocsHome } from '../../../features/docs/guides/docs-home.tsx';
import { docsPath } from '../../../features/docs/paths.ts';
import { pageMetadata } from '../../../lib/page-metadata.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('docs');
  return pageMetadata({
    locale: await getLocale(),
    path: docsPath,
    title: t('title'),
    description: t('homeLead'),
  });
}

export default function DocsPage() {
  return <DocsHome />;
}
