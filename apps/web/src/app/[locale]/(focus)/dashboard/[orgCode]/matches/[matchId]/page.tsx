import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { OrganisationDesk } from '../../../../../../../features/match-desk/organisation-desk.tsx';
import { pageMetadata } from '../../../../../../../lib/page-metadata.ts';
import { PageTexts } from '../../../../../../page-texts.tsx';

type Props = PageProps<'/[locale]/dashboard/[orgCode]/matches/[matchId]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { orgCode, matchId } = await params;
  const t = await getTranslations();
  return pageMetadata({
    locale: await getLocale(),
    path: `/dashboard/${orgCode}/matches/${matchId}`,
    title: `${t('matchDesk.title')} · ${orgCode}`,
    description: t('site.description'),
    isPrivate: true,
  });
}

export default async function DeskPage({ params }: Props) {
  const { orgCode, matchId } = await params;
  return (
    <PageTexts of="desk">
      <OrganisationDesk orgCode={orgCode} matchId={matchId} />
    </PageTexts>
  );
}
