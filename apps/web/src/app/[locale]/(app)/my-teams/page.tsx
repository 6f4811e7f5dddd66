import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { MyTeams } from '../../../../features/my-teams/my-teams.tsx';
import { pageMetadata } from '../../../../lib/page-metadata.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  return pageMetadata({
    locale: await getLocale(),
    path: '/my-teams',
    title: t('myTeams.title'),
    description: t('site.description'),
    isPrivate: true,
  });
}

export default function MyTeamsPage() {
  return <MyTeams />;
}
