import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { LineDesk } from '../../../../../../../../features/race-line/line-desk.tsx';
import { pageMetadata } from '../../../../../../../../lib/page-metadata.ts';
import { PageTexts } from '../../../../../../../page-texts.tsx';

type Props = PageProps<'/[locale]/dashboard/[orgCode]/races/[competitionId]/[raceId]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { orgCode, competitionId, raceId } = await params;
  const t = await getTranslations();
  return pageMetadata({
    locale: await getLocale(),
    path: `/dashboard/${orgCode}/races/${competitionId}/${raceId}`,
    title: `${t('raceLine.title')} · ${orgCode}`,
    description: t('site.description'),
    isPrivate: true,
  });
}

export default async function LinePage({ params }: Props) {
  return (
    <PageTexts of="line">
      <LineDesk {...(await params)} />
    </PageTexts>
  );
}
