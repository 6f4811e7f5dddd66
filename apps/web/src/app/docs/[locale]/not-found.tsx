import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DocsNotFound } from '../../../features/docs/guides/docs-not-found.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('notFound');
  return { title: { absolute: `${t('title')} · Traip` } };
}

export default function NotFoundHere() {
  return <DocsNotFound />;
}
