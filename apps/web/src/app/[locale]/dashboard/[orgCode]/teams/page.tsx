import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { TeamList } from '../../../../../features/teams/team-list.tsx';
import { pageMetadata } from '../../../../../lib/page-metadata.ts';

type Props = PageProps<'/[locale]/dashboard/[orgCode]/teams'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { orgCode } = await params;
  const t = await getTranslations();
  return pageMetadata({
    locale: await getLocale(),
    path: `/dashboard/${orgCode}/teams`,
    title: `${t('teams.title')} · ${orgCode}`,
    description: t('site.description'),
    isPrivate: true,
  });
}

export default async function TeamsPage({ params }: Props) {
  const { orgCode } = await params;
  return <TeamList orgCode={orgCode} />;
}
