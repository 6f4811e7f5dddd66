'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useSession } from '../../lib/session/index.ts';
import { Card } from '../../ui/card.tsx';
import { PageSkeleton } from '../../ui/feedback/loading.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { FamilyCard } from '../family/index.ts';
import { LicencesCard } from '../licences/index.ts';
import { MyAgenda } from '../my-agenda/index.ts';
import { NotificationPreferences } from '../notification-preferences/index.ts';
import { OwnConsentsCard } from '../own-consents/index.ts';
import { Agreements } from './agreements.tsx';
import { AvatarCard } from './avatar-card.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { MyData } from './my-data.tsx';
import { PasswordCard } from './password-card.tsx';
import styles from './profile.module.css';
import { ProfileForm } from './profile-form.tsx';
import { OtherSessions } from './sessions.tsx';
import { SignOut } from './sign-out.tsx';

/** Loaded after the rest of the page. */
const SecondFactorCard = dynamic(
  () => import('./second-factor/second-factor-card.tsx').then((module) => module.SecondFactorCard),
  { ssr: false, loading: () => <PageSkeleton cards={1} /> },
);

/** Loaded after the rest of the page: few people write programs. */
const OwnTokens = dynamic(() => import('../access-tokens/index.ts').then((module) => module.OwnTokens), {
  ssr: false,
  loading: () => <PageSkeleton cards={1} />,
});

export function Profile() {
  const t = useTranslations('profile');
  const { user } = useSession();
  if (user === null) return null;
  return (
    <>
      <PageTitle title={t('title')} />
      <div className={styles.cards}>
        <div className={styles.column}>
          <Card title={t('data')}>
            <ProfileForm user={user} />
          </Card>
          <PasswordCard user={user} />
          <div id="second-factor" className={styles.anchor}>
            <SecondFactorCard />
          </div>
          <div id="access-tokens" className={styles.anchor}>
            <OwnTokens />
          </div>
          <NotificationPreferences />
        </div>
        <div className={styles.column}>
          <div id="photo" className={styles.anchor}>
            <AvatarCard user={user} />
          </div>
          <LicencesCard />
          <Card title={t('publicPage')}>
            <p className={styles.text}>
              {user.privacy === 'PUBLIC' ? t('publicPageText') : t('hiddenPageText')}
            </p>
            <ButtonLink href={`/u/${user.userCode}`} variant="outlined" fullWidth>
              {t('seePublicPage')}
            </ButtonLink>
          </Card>
          <Card title={t('session')}>
            <p className={styles.text}>{t('sessionText')}</p>
            <SignOut />
            <OtherSessions />
          </Card>
          <OwnConsentsCard />
          <FamilyCard />
          <MyAgenda />
          <Agreements />
          <MyData userCode={user.userCode} />
          <DeleteAccount user={user} />
        </div>
      </div>
    </>
  );
}
