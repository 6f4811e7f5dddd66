import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { jsonLdOf } from '../../../../../features/public-team/json-ld.ts';
import { loadCareer, loadTeam } from '../../../../../features/public-team/load-team.ts';
import { PublicTeam } from '../../../../../features/public-team/public-team.tsx';
import { teamFacts, versionOf } from '../../../../../features/social-pictures/index.tsx';
import { pageMetadata } from '../../../../../lib/page-metadata.ts';
import { pageUrl } from '../../../../../ui/json-ld/breadcrumbs.ts';
import { JsonLd } from '../../../../../ui/json-ld/json-ld.tsx';

type Props = PageProps<'/[locale]/team/[id]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  const [team, locale] = await Promise.all([loadTeam(id), getLocale()]);
  const { name } = team;
  const t = await getTranslations('publicTeam');
  return pageMetadata({
    locale,
    path: `/team/${id}`,
    hasFeed: true,
    pictureVersion: versionOf(await teamFacts(team, locale)),
    title: name,
    description: t('description', { name }),
  });
}

export default async function TeamPage({ params }: Props) {
  const { id } = await params;
  const team = await loadTeam(id);
  return (
    <>
      <JsonLd data={jsonLdOf(team, pageUrl(await getLocale(), `/team/${id}`))} />
      <PublicTeam team={team} career={await loadCareer(team.id)} />
    </>
  );
}
