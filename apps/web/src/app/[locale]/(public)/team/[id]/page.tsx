import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { loadTeam } from '../../../../../features/public-team/load-team.ts';
import { PublicTeam } from '../../../../../features/public-team/public-team.tsx';
import { pageMetadata } from '../../../../../lib/page-metadata.ts';

type Props = PageProps<'/[locale]/team/[id]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  const { name } = await loadTeam(id);
  const t = await getTranslations('publicTeam');
  return pageMetadata({
    locale: await getLocale(),
    path: `/team/${id}`,
    title: name,
    description: t('description', { name }),
  });
}

export default async function TeamPage({ params }: Props) {
  const { id } = await params;
  return <PublicTeam team={await loadTeam(id)} />;
}
