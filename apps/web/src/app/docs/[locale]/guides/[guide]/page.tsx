import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { findGuide, GuidePage } from '../../../../../features/docs/guides/guide-page.tsx';
import { guidePath } from '../../../../../features/docs/paths.ts';
import { pageMetadata } from '../../../../../lib/page-metadata.ts';

type Props = PageProps<'/docs/[locale]/guides/[guide]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await findGuide((await params).guide);
  if (found === null) return {};
  const { key, title, lead } = found.guide;
  return pageMetadata({ locale: await getLocale(), path: guidePath(key), title, description: lead });
}

export default async function Page({ params }: Props) {
  const found = await findGuide((await params).guide);
  if (found === null) notFound();
  return <GuidePage found={found} />;
}
