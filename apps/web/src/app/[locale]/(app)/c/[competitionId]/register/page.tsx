import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { CompetitionRegistration } from '../../../../../../features/competition-registration/competition-registration.tsx';
import { pageMetadata } from '../../../../../../lib/page-metadata.ts';

type Props = PageProps<'/[locale]/c/[competitionId]/register'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { competitionId } = await params;
  const t = await getTranslations();
  return pageMetadata({
    locale: await getLocale(),
    path: `/c/${competitionId}/register`,
    title: t('competitionRegistration.pageTitle'),
    description: t('site.description'),
    isPrivate: true,
  });
}

export default async function RegisterPage({ params }: Props) {
  return <CompetitionRegistration competitionId={(await params).competitionId} />;
}
