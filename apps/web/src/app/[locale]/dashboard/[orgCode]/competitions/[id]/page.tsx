import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { CompetitionManage } from '../../../../../../features/competition-manage/competition-manage.tsx';
import { pageMetadata } from '../../../../../../lib/page-metadata.ts';

type Props = PageProps<'/[locale]/dashboard/[orgCode]/competitions/[id]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { orgCode, id } = await params;
  const t = await getTranslations();
  return pageMetadata({
    locale: await getLocale(),
    path: `/dashboard/${orgCode}/competitions/${id}`,
    title: `${t('competitionManage.title')} · ${orgCode}`,
    description: t('site.description'),
    isPrivate: true,
  });
}

export default async function CompetitionPage({ params }: Props) {
  const { orgCode, id } = await params;
  return <CompetitionManage orgCode={orgCode} id={id} />;
}
