import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { TeamMatch } from '../../../../../../../features/lineups/index.ts';
import { pageMetadata } from '../../../../../../../lib/page-metadata.ts';

type Props = PageProps<'/[locale]/my-teams/[teamId]/matches/[matchId]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { teamId, matchId } = await params;
  const t = await getTranslations();
  return pageMetadata({
    locale: await getLocale(),
    path: `/my-teams/${teamId}/matches/${matchId}`,
    title: t('lineups.lineup'),
    description: t('site.description'),
    isPrivate: true,
  });
}

export default async function TeamMatchPage({ params }: Props) {
  const { teamId, matchId } = await params;
  return <TeamMatch teamId={teamId} matchId={matchId} />;
}
