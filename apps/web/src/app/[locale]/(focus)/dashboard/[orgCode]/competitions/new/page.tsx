import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { CompetitionWizard } from '../../../../../../../features/competition-wizard/competition-wizard.tsx';
import { pageMetadata } from '../../../../../../../lib/page-metadata.ts';
import { PageTexts } from '../../../../../../page-texts.tsx';

type Props = PageProps<'/[locale]/dashboard/[orgCode]/competitions/new'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { orgCode } = await params;
  const t = await getTranslations();
  return pageMetadata({
    locale: await getLocale(),
    path: `/dashboard/${orgCode}/competitions/new`,
    title: `${t('competitionWizard.title')} · ${orgCode}`,
    description: t('site.description'),
    isPrivate: true,
  });
}

export default async function NewCompetitionPage({ params }: Props) {
  const { orgCode } = await params;
  return (
    <PageTexts of="wizard">
      <CompetitionWizard orgCode={orgCode} />
    </PageTexts>
  );
}
