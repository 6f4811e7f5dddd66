import type { Metadata } from 'next';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { ScorerDesk } from '../../../../features/match-desk/scorer-desk.tsx';
import { scorerMessages } from '../../../../i18n/client-messages.ts';
import { pageMetadata } from '../../../../lib/page-metadata.ts';
import { FrameProviders } from '../../../frame-providers.tsx';

type Props = PageProps<'/[locale]/score/[matchId]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { matchId } = await params;
  const t = await getTranslations();
  return pageMetadata({
    locale: await getLocale(),
    path: `/score/${matchId}`,
    title: t('matchDesk.title'),
    description: t('site.description'),
    isPrivate: true,
  });
}

export default async function ScorePage({ params }: Props) {
  const { matchId } = await params;
  return (
    <FrameProviders messages={scorerMessages(await getMessages())}>
      <ScorerDesk matchId={matchId} />
    </FrameProviders>
  );
}
