import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { loadCompetition } from '../../../../features/public-matches/index.ts';
import { loadScreens, Tv } from '../../../../features/tv/index.ts';
import { localisedPath } from '../../../../i18n/locales.ts';
import { settings } from '../../../../lib/settings.ts';

type Props = PageProps<'/[locale]/tv/[competitionId]'>;

/** Only the competition's own page should be indexed. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { name } = await loadCompetition((await params).competitionId);
  return { title: name, robots: { index: false, follow: true } };
}

export default async function TvPage({ params }: Props) {
  const competition = await loadCompetition((await params).competitionId);
  const path = localisedPath(await getLocale(), `/c/${competition.id}`);
  return (
    <Tv
      competition={competition}
      shown={await loadScreens(competition)}
      address={new URL(path, settings().publicOrigin).href}
    />
  );
}
