import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { loadCareer, loadProfile } from '../../../../../features/public-profile/load-profile.ts';
import { PublicProfile } from '../../../../../features/public-profile/public-profile.tsx';
import { loadRankingsOf } from '../../../../../features/public-ranking/index.ts';
import { pageMetadata } from '../../../../../lib/page-metadata.ts';

type Props = PageProps<'/[locale]/u/[userCode]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { userCode } = await params;
  const { firstName, surnames, isPublic } = await loadProfile(userCode);
  const t = await getTranslations('publicProfile');
  const name = `${firstName} ${surnames}`;
  return pageMetadata({
    locale: await getLocale(),
    path: `/u/${userCode}`,
    title: name,
    description: t('description', { name }),
    isPrivate: !isPublic,
  });
}

export default async function PublicProfilePage({ params }: Props) {
  const { userCode } = await params;
  const profile = await loadProfile(userCode);
  const career = profile.isPublic ? await loadCareer(profile.userCode) : null;
  const { followId } = profile;
  const { rankings } = followId === null ? { rankings: [] } : await loadRankingsOf(followId);
  return <PublicProfile profile={profile} career={career} rankings={rankings} />;
}
