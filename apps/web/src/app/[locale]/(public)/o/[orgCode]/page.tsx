import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { jsonLdOf } from '../../../../../features/public-organisation/json-ld.ts';
import {
  loadCompetitions,
  loadOrganisation,
  loadTeams,
} from '../../../../../features/public-organisation/load-organisation.ts';
import { PublicOrganisation } from '../../../../../features/public-organisation/public-organisation.tsx';
import { organisationFacts, versionOf } from '../../../../../features/social-pictures/index.tsx';
import { pageMetadata } from '../../../../../lib/page-metadata.ts';
import { pageUrl } from '../../../../../ui/json-ld/breadcrumbs.ts';
import { JsonLd } from '../../../../../ui/json-ld/json-ld.tsx';
import { parsePage } from '../../../../../ui/list/url-state.ts';

type Props = PageProps<'/[locale]/o/[orgCode]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [organisation, locale] = await Promise.all([loadOrganisation((await params).orgCode), getLocale()]);
  const { name, orgCode, bio } = organisation;
  const t = await getTranslations('publicOrganisation');
  return pageMetadata({
    locale,
    path: `/o/${orgCode}`,
    hasFeed: true,
    pictureVersion: versionOf(await organisationFacts(organisation, locale)),
    title: name,
    description: bio ?? t('description', { name }),
  });
}

export default async function OrganisationPage({ params, searchParams }: Props) {
  const [{ orgCode }, { page }] = await Promise.all([params, searchParams]);
  const organisation = await loadOrganisation(orgCode);
  const [competitions, teams] = await Promise.all([
    loadCompetitions(organisation.orgCode),
    loadTeams(organisation.orgCode, parsePage(typeof page === 'string' ? page : '1')),
  ]);
  return (
    <>
      <JsonLd data={jsonLdOf(organisation, pageUrl(await getLocale(), `/o/${organisation.orgCode}`))} />
      <PublicOrganisation organisation={organisation} competitions={competitions} teams={teams} />
    </>
  );
}
