import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { loadPerson } from '../../../../../features/public-person/load-person.ts';
import { PublicPerson } from '../../../../../features/public-person/public-person.tsx';
import { loadRankingsOf } from '../../../../../features/public-ranking/index.ts';
import { redirect } from '../../../../../i18n/navigation.ts';
import { pageMetadata } from '../../../../../lib/page-metadata.ts';
import { fullName } from '../../../../../ui/identity/full-name.ts';
import { playerPath } from '../../../../../ui/identity/player-path.ts';

type Props = PageProps<'/[locale]/p/[personId]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { personId } = await params;
  const { person, isIndexed } = await loadPerson(personId);
  const t = await getTranslations('publicProfile');
  const name = fullName(person);
  return pageMetadata({
    locale: await getLocale(),
    path: `/p/${person.id}`,
    title: name,
    description: t('description', { name }),
    isPrivate: !isIndexed,
  });
}

/** People with a claimed career are shown with their account; merged duplicates redirect to one page. */
export default async function PublicPersonPage({ params }: Props) {
  const { personId } = await params;
  const page = await loadPerson(personId);
  const path = playerPath(page.person);
  if (path !== null && path !== `/p/${personId}`) redirect({ href: path, locale: await getLocale() });
  const { rankings } = await loadRankingsOf(page.person.id);
  return <PublicPerson page={page} rankings={rankings} />;
}
