import { useTranslations } from 'next-intl';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Hero } from '../../ui/hero/hero.tsx';
import { fullName } from '../../ui/identity/full-name.ts';
import { PersonAvatar } from '../../ui/identity/person-avatar.tsx';
import { FollowButton } from '../follow/index.ts';
import { Career, PublicPage, Teams } from '../public-profile/index.ts';
import { RankingCards, type RankingHistoryData } from '../public-ranking/index.ts';
import type { PersonPageData } from './load-person.ts';

interface PublicPersonProps {
  readonly page: PersonPageData;
  readonly rankings: readonly RankingHistoryData[];
}

/** A player without an account: the name as far as it's public, teams and career. */
export function PublicPerson({ page, rankings }: PublicPersonProps) {
  const { person, isPublic, followId, teams, ...career } = page;
  const t = useTranslations('publicProfile');
  const { firstName, surnames, avatarUrl } = person;
  return (
    <>
      <Hero
        picture={<PersonAvatar firstName={firstName} surnames={surnames} url={avatarUrl} size={88} />}
        title={fullName(person)}
        facts={[]}
        actions={followId !== null && <FollowButton kind="PERSON" id={followId} name={fullName(person)} />}
      />
      <PublicPage>
        {isPublic ? (
          <>
            <RankingCards rankings={rankings} />
            <Career career={career} />
            <Teams teams={teams} />
          </>
        ) : (
          <Notice tone="info">{t('hidden', { name: firstName })}</Notice>
        )}
      </PublicPage>
    </>
  );
}
