import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { NotFound } from '../features/shells/not-found.tsx';
import { Document } from './document.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('notFound');
  return { title: `${t('title')} · Traip`, robots: { index: false } };
}

/** Any URL without a route. Unlike a page that calls `notFound()`, it is server-rendered. */
export default async function GlobalNotFound() {
  return (
    <Document locale={await getLocale()}>
      <NotFound />
    </Document>
  );
}
