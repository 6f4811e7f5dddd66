import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { RankingHistoryPage } from '../../../../../../../features/public-ranking/history.tsx';
import { loadRankingHistory } from '../../../../../../../features/public-ranking/load.ts';
import { pageMetadata } from '../../../../../../../lib/page-metadata.ts';

type Props = PageProps<'/[locale]/t/[code]/ranking/[competitorId]'>;

/** Search engines should find people by their own page, not by this one. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { code, competitorId } = await params;
  const { traip } = await loadRankingHistory(code, competitorId);
  const t = await getTranslations('ranking');
  return pageMetadata({
    locale: await getLocale(),
    path: `/t/${code}/ranking/${competitorId}`,
    title: t('of', { name: traip.name }),
    description: t('description', { name: traip.name }),
    isPrivate: true,
  });
}

export default async function CompetitorRankingPage({ params }: Props) {
  const { code, competitorId } = await params;
  return <RankingHistoryPage history={await loadRankingHistory(code, competitorId)} />;
}
