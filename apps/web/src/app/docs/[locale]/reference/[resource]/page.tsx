import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { resourcePath } from '../../../../../features/docs/paths.ts';
import { findResource, ResourcePage } from '../../../../../features/docs/reference/resource-page.tsx';
import { pageMetadata } from '../../../../../lib/page-metadata.ts';

type Props = PageProps<'/docs/[locale]/reference/[resource]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await findResource((await params).resource);
  if (found === null) return {};
  const t = await getTranslations('docs');
  const { key, title, description } = found.resource;
  return pageMetadata({
    locale: await getLocale(),
    path: resourcePath(key),
    title: t('resourceTitle', { title }),
    description: t('resourceDescription', { description }),
  });
}

export default async function Page({ params }: Props) {
  const found = await findResource((await params).resource);
  if (found === null) notFound();
  return <ResourcePage found={found} />;
}
