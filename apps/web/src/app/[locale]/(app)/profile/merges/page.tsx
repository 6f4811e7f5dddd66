import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { OwnMerges } from '../../../../../features/own-merges/own-merges.tsx';
import { pageMetadata } from '../../../../../lib/page-metadata.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  return pageMetadata({
    locale: await getLocale(),
    path: '/profile/merges',
    title: t('ownMerges.title'),
    description: t('site.description'),
    isPrivate: true,
  });
}

export default function OwnMergesPage() {
  return <OwnMerges />;
}
