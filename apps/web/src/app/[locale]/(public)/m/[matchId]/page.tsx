import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { jsonLdOf, loadMatch, PublicMatch } from '../../../../../features/public-match/index.ts';
import { localisedPath } from '../../../../../i18n/locales.ts';
import { pageMetadata } from '../../../../../lib/page-metadata.ts';
import { settings } from '../../../../../lib/settings.ts';
import { JsonLd } from '../../../../../ui/json-ld/json-ld.tsx';

type Props = PageProps<'/[locale]/m/[matchId]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id, home, away, competition } = await loadMatch((await params).matchId);
  const t = await getTranslations('publicMatch');
  const teams = t('title', { home: home?.name ?? '?', away: away?.name ?? '?' });
  return pageMetadata({
    locale: await getLocale(),
    path: `/m/${id}`,
    title: `${teams} · ${competition.name}`,
    description: t('metaDescription', { teams, competition: competition.name }),
  });
}

export default async function MatchPage({ params }: Props) {
  const match = await loadMatch((await params).matchId);
  const url = new URL(localisedPath(await getLocale(), `/m/${match.id}`), settings().publicOrigin);
  return (
    <>
      <JsonLd data={jsonLdOf(match, url.href)} />
      <PublicMatch match={match} ownHost={url.hostname} />
    </>
  );
}
