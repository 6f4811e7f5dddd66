import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { TeamDetail } from '../../../../../features/team-detail/team-detail.tsx';
import { pageMetadata } from '../../../../../lib/page-metadata.ts';

type Props = PageProps<'/[locale]/my-teams/[teamId]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { teamId } = await params;
  const t = await getTranslations();
  return pageMetadata({
    locale: await getLocale(),
    path: `/my-teams/${teamId}`,
    title: t('teamDetail.title'),
    description: t('site.description'),
    isPrivate: true,
  });
}

export default async function MyTeamPage({ params }: Props) {
  const { teamId } = await params;
  return <TeamDetail context={{ teamId }} />;
}
