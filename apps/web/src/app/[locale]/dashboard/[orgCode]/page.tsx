import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Overview } from '../../../../features/dashboard/overview.tsx';
import { pageMetadata } from '../../../../lib/page-metadata.ts';
import { PageTexts } from '../../../page-texts.tsx';

type Props = PageProps<'/[locale]/dashboard/[orgCode]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { orgCode } = await params;
  const t = await getTranslations();
  return pageMetadata({
    locale: await getLocale(),
    path: `/dashboard/${orgCode}`,
    title: `${t('dashboard.title')} · ${orgCode}`,
    description: t('site.description'),
    isPrivate: true,
  });
}

export default async function OverviewPage({ params }: Props) {
  const { orgCode } = await params;
  return (
    <PageTexts of="dashboard">
      <Overview orgCode={orgCode} />
    </PageTexts>
  );
}
