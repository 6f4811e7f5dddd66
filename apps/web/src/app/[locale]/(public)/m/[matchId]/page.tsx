import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import {
  crumbsOf,
  jsonLdOf,
  loadBoxScore,
  loadComparison,
  loadMatch,
  loadQueue,
  PublicMatch,
} from '../../../../../features/public-match/index.ts';
import { pageMetadata } from '../../../../../lib/page-metadata.ts';
import { shortBoutIn } from '../../../../../ui/bout/short-bout.ts';
import { breadcrumbs, pageUrl } from '../../../../../ui/json-ld/breadcrumbs.ts';
import { JsonLd } from '../../../../../ui/json-ld/json-ld.tsx';

type Props = PageProps<'/[locale]/m/[matchId]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id, home, away, competition, version } = await loadMatch((await params).matchId);
  const t = await getTranslations('publicMatch');
  const teams = t('title', { home: home?.name ?? '?', away: away?.name ?? '?' });
  return pageMetadata({
    locale: await getLocale(),
    path: `/m/${id}`,
    pictureVersion: version,
    title: `${teams} · ${competition.name}`,
    description: t('metaDescription', { teams, competition: competition.name }),
  });
}

export default async function MatchPage({ params }: Props) {
  const match = await loadMatch((await params).matchId);
  const locale = await getLocale();
  const [queue, comparison, box] = await Promise.all([
    loadQueue(match),
    loadComparison(match),
    loadBoxScore(match),
  ]);
  const shortBout = await shortBoutIn(locale);
  const url = new URL(pageUrl(locale, `/m/${match.id}`));
  return (
    <>
      <JsonLd data={jsonLdOf(match, (path) => pageUrl(locale, path), shortBout)} />
      <JsonLd data={breadcrumbs(locale, crumbsOf(match))} />
      <PublicMatch match={match} queue={queue} comparison={comparison} box={box} ownHost={url.hostname} />
    </>
  );
}
