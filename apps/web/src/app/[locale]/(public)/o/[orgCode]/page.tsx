import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import {
  loadCompetitions,
  loadOrganisation,
  loadTeams,
} from '../../../../../features/public-organisation/load-organisation.ts';
import { PublicOrganisation } from '../../../../../features/public-organisation/public-organisation.tsx';
import { pageMetadata } from '../../../../../lib/page-metadata.ts';
import { pageIn } from '../../../../../ui/list/url-state.ts';

type Props = PageProps<'/[locale]/o/[orgCode]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { name, orgCode, bio } = await loadOrganisation((await params).orgCode);
  const t = await getTranslations('publicOrganisation');
  return pageMetadata({
    locale: await getLocale(),
    path: `/o/${orgCode}`,
    title: name,
    description: bio ?? t('description', { name }),
  });
}

export default async function OrganisationPage({ params, searchParams }: Props) {
  const [{ orgCode }, { page }] = await Promise.all([params, searchParams]);
  const organisation = await loadOrganisation(orgCode);
  const [competitions, teams] = await Promise.all([
    loadCompetitions(organisation.orgCode),
    loadTeams(organisation.orgCode, pageIn(typeof page === 'string' ? page : '1')),
  ]);
  return <PublicOrganisation organisation={organisation} competitions={competitions} teams={teams} />;
}
