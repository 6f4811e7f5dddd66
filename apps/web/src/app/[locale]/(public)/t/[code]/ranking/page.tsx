import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { loadRanking } from '../../../../../../features/public-ranking/load.ts';
import { RankingPage } from '../../../../../../features/public-ranking/ranking-page.tsx';
import { rankingQueryIn } from '../../../../../../features/public-ranking/ranking-query.ts';
import { loadTraip } from '../../../../../../features/public-traip/load-traip.ts';
import { pageMetadata } from '../../../../../../lib/page-metadata.ts';

type Props = PageProps<'/[locale]/t/[code]/ranking'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { code, name } = await loadTraip((await params).code);
  const t = await getTranslations('ranking');
  return pageMetadata({
    locale: await getLocale(),
    path: `/t/${code}/ranking`,
    title: t('of', { name }),
    description: t('description', { name }),
  });
}

export default async function TraipRankingPage({ params, searchParams }: Props) {
  const traip = await loadTraip((await params).code);
  const query = rankingQueryIn(await searchParams);
  const { kind, search, page } = query;
  const ranking = await loadRanking(traip.code, { ...(kind && { kind }), search, page, limit: 50 });
  return <RankingPage traip={traip} ranking={ranking} query={query} />;
}
