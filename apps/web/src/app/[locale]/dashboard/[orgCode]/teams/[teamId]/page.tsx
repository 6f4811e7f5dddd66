import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { TeamDetail } from '../../../../../../features/team-detail/team-detail.tsx';
import { pageMetadata } from '../../../../../../lib/page-metadata.ts';

type Props = PageProps<'/[locale]/dashboard/[orgCode]/teams/[teamId]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { orgCode, teamId } = await params;
  const t = await getTranslations();
  return pageMetadata({
    locale: await getLocale(),
    path: `/dashboard/${orgCode}/teams/${teamId}`,
    title: `${t('teamDetail.title')} · ${orgCode}`,
    description: t('site.description'),
    isPrivate: true,
  });
}

export default async function TeamPage({ params }: Props) {
  const { orgCode, teamId } = await params;
  return <TeamDetail context={{ orgCode, teamId }} />;
}
