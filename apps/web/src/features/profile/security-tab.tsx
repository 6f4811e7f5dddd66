'use client';

import { useTranslations } from 'next-intl';
import type { ClubUser } from '../../lib/session/index.ts';
import { Card } from '../../ui/card.tsx';
import { OwnTokens } from '../access-tokens/index.ts';
import { OwnConnections } from '../apps/index.ts';
import { PasswordCard } from './password-card.tsx';
import styles from './profile.module.css';
import { ProfileColumns } from './profile-columns.tsx';
import { SecondFactorCard } from './second-factor/second-factor-card.tsx';
import { OtherSessions } from './sessions.tsx';
import { SignOut } from './sign-out.tsx';

/** Everything that gives the person, or one of their programs, access. */
export function SecurityTab({ user }: { readonly user: ClubUser }) {
  const t = useTranslations('profile');
  return (
    <ProfileColumns
      main={
        <>
          <PasswordCard user={user} />
          <SecondFactorCard />
          <OwnTokens />
          <OwnConnections />
        </>
      }
      aside={
        <Card title={t('session')}>
          <p className={styles.text}>{t('sessionText')}</p>
          <SignOut />
          <OtherSessions />
        </Card>
      }
    />
  );
}
