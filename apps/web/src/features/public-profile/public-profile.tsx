import AlternateEmailOutlined from '@mui/icons-material/AlternateEmailOutlined';
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import { sportNames } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import { monthAndYear } from '../../i18n/formats.ts';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Hero } from '../../ui/hero/hero.tsx';
import { PersonAvatar } from '../../ui/identity/person-avatar.tsx';
import { SportIcon } from '../../ui/sport/sport-icon.tsx';
import { FollowButton } from '../follow/index.ts';
import { RankingCards, type RankingHistoryData } from '../public-ranking/index.ts';
import { Career } from './career.tsx';
import type { PlayerCareerData, PublicProfileData } from './load-profile.ts';
import { PublicPage } from './public-page.tsx';
import styles from './public-profile.module.css';
import { Participations, Teams } from './sporting-life.tsx';

interface PublicProfileProps {
  readonly profile: PublicProfileData;
  /** Null for private profiles, or if loading failed. */
  readonly career: PlayerCareerData | null;
  readonly rankings: readonly RankingHistoryData[];
}

/** A private profile shows only the name. */
export function PublicProfile({ profile, career, rankings }: PublicProfileProps) {
  const t = useTranslations('publicProfile');
  const { firstName, surnames, avatarUrl, bio, isPublic, followId } = profile;
  const name = `${firstName} ${surnames}`;
  return (
    <>
      <Hero
        picture={<PersonAvatar firstName={firstName} surnames={surnames} url={avatarUrl} size={88} />}
        title={name}
        facts={useFacts(profile)}
        actions={followId !== null && <FollowButton kind="PERSON" id={followId} name={name} />}
      />
      <PublicPage>
        {!isPublic && <Notice tone="info">{t('hidden', { name: firstName })}</Notice>}
        {bio !== null && (
          <Card title={t('about')}>
            <p className={styles.bio}>{bio}</p>
          </Card>
        )}
        {isPublic && career === null && <Notice tone="error">{t('careerFailed')}</Notice>}
        <RankingCards rankings={rankings} />
        {career !== null && <Career career={career} />}
        {isPublic && <Teams teams={profile.teams} />}
        {isPublic && <Participations participations={withoutCareer(profile, career)} />}
      </PublicPage>
    </>
  );
}

/** Participations that the career already lists are left out. */
function withoutCareer({ participations }: PublicProfileData, career: PlayerCareerData | null) {
  const listed = new Set(career?.seasons.map(({ competition }) => competition.id));
  return participations.filter(({ competitionId }) => !listed.has(competitionId));
}

function useFacts({ userCode, favoriteSport, memberSince }: PublicProfileData) {
  const t = useTranslations('publicProfile');
  const locale = useLocale();
  const since = monthAndYear(locale, new Date(memberSince));
  return [
    { key: 'code', icon: <AlternateEmailOutlined />, text: userCode },
    ...(favoriteSport === null
      ? []
      : [
          {
            key: 'sport',
            icon: <SportIcon sport={favoriteSport} />,
            text: sportNames[favoriteSport][locale],
          },
        ]),
    { key: 'since', icon: <CalendarMonthOutlined />, text: t('since', { since }) },
  ];
}
