import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { JointCalendar } from '../../../../../../features/joint-calendar/joint-calendar.tsx';
import { pageMetadata } from '../../../../../../lib/page-metadata.ts';

type Props = PageProps<'/[locale]/dashboard/[orgCode]/competitions/calendar'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { orgCode } = await params;
  const t = await getTranslations();
  return pageMetadata({
    locale: await getLocale(),
    path: `/dashboard/${orgCode}/competitions/calendar`,
    title: `${t('jointCalendar.title')} · ${orgCode}`,
    description: t('site.description'),
    isPrivate: true,
  });
}

export default async function JointCalendarPage({ params }: Props) {
  const { orgCode } = await params;
  return <JointCalendar orgCode={orgCode} />;
}
