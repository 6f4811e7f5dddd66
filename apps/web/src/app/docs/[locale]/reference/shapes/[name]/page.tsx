import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { shapePath } from '../../../../../../features/docs/paths.ts';
import { findShape, ShapePage } from '../../../../../../features/docs/reference/shape-page.tsx';
import { pageMetadata } from '../../../../../../lib/page-metadata.ts';

type Props = PageProps<'/docs/[locale]/reference/shapes/[name]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const shape = await findShape((await params).name);
  if (shape === null) return {};
  const t = await getTranslations('docs');
  return pageMetadata({
    locale: await getLocale(),
    path: shapePath(shape.name),
    title: t('resourceTitle', { title: shape.name }),
    description: t('shapeLead'),
  });
}

export default async function Page({ params }: Props) {
  const shape = await findShape((await params).name);
  if (shape === null) notFound();
  return <ShapePage shape={shape} />;
}
