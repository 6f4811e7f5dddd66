import { matchUnit } from '@traip/engine';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { getLocale, getTranslations } from 'next-intl/server';
import { jsonLdOf, PublicCompetition } from '../../../../../features/public-competition/index.ts';
import { loadCompetition, loadStandings } from '../../../../../features/public-matches/index.ts';
import {
  competitionFacts,
  racedOf,
  readerFor,
  versionOf,
} from '../../../../../features/social-pictures/index.tsx';
import { pageMetadata } from '../../../../../lib/page-metadata.ts';
import { breadcrumbs, pageUrl } from '../../../../../ui/json-ld/breadcrumbs.ts';
import { JsonLd } from '../../../../../ui/json-ld/json-ld.tsx';

type Props = PageProps<'/[locale]/c/[competitionId]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await getLocale();
  const competition = await loadCompetition((await params).competitionId);
  const { id, name, description, traip, season, category } = competition;
  const standings = await loadStandings(id, true);
  const raced = await racedOf(readerFor({ headers: await headers() }), competition);
  const t = await getTranslations('publicCompetition');
  return pageMetadata({
    locale,
    path: `/c/${id}`,
    hasFeed: true,
    pictureVersion: versionOf(await competitionFacts(competition, standings, locale, raced)),
    title: `${name} · ${traip.name}`,
    description:
      description?.slice(0, 200) ??
      t('metaDescription', {
        name,
        traip: traip.name,
        season: season.name,
        unit: matchUnit(category.sportVariantKey),
      }),
  });
}

export default async function CompetitionPage({ params, searchParams }: Props) {
  const competition = await loadCompetition((await params).competitionId);
  const locale = await getLocale();
  const { id, name, organization, traip } = competition;
  const crumbs = [
    { name: organization.name, path: `/o/${organization.orgCode}` },
    { name: traip.name, path: `/t/${traip.code}` },
    { name, path: `/c/${id}` },
  ];
  return (
    <>
      <JsonLd data={jsonLdOf(competition, (path) => pageUrl(locale, path), locale)} />
      <JsonLd data={breadcrumbs(locale, crumbs)} />
      <PublicCompetition competition={competition} searchParams={await searchParams} />
    </>
  );
}
