import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import {
  jsonLdOf,
  loadCompetition,
  PublicCompetition,
} from '../../../../../features/public-competition/index.ts';
import { localisedPath } from '../../../../../i18n/locales.ts';
import { pageMetadata } from '../../../../../lib/page-metadata.ts';
import { settings } from '../../../../../lib/settings.ts';
import { JsonLd } from '../../../../../ui/json-ld/json-ld.tsx';

type Props = PageProps<'/[locale]/c/[competitionId]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id, name, description, traip, season } = await loadCompetition((await params).competitionId);
  const t = await getTranslations('publicCompetition');
  return pageMetadata({
    locale: await getLocale(),
    path: `/c/${id}`,
    title: `${name} · ${traip.name}`,
    description:
      description?.slice(0, 200) ?? t('metaDescription', { name, traip: traip.name, season: season.name }),
  });
}

export default async function CompetitionPage({ params, searchParams }: Props) {
  const competition = await loadCompetition((await params).competitionId);
  const locale = await getLocale();
  const url = new URL(localisedPath(locale, `/c/${competition.id}`), settings().publicOrigin).href;
  return (
    <>
      <JsonLd data={jsonLdOf(competition, url, locale)} />
      <PublicCompetition competition={competition} asked={await searchParams} />
    </>
  );
}
